import { isBlank } from '../text/blank.ts';

/**
 * Whether an answer of texts has no visible character. It is refused before an attempt is counted. Empty numbers are 0,
 * so they are none.
 */
export function isBlankAnswer(answer: unknown): boolean {
  const texts = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && isBlank(text));
}
