import { comparableText } from '../text/comparable-text.ts';

/** Who finds a published exploration: everybody (list, map, search), or only who has its link, which holds a key. */
export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A link key as it is stored; what a program puts behind an address (a full stop, a bracket) does not count. */
export function normalizeLinkKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** Stands for "no code needed" in team cards and join addresses. */
export const NO_CODE = '0';

/** Whether a text may be the code of an exploration or team. `0` may not: join addresses would drop it. */
export function isAccessCode(code: string): boolean {
  return comparableText(code) !== NO_CODE;
}

/** Characters that keep a code safe from guessing: as many as the proposed codes have (decision 0046). */
const STRONG_CODE_LENGTH = 6;

/** Whether a code is short enough to be guessed. An empty code is another error. */
export function isWeakAccessCode(code: string): boolean {
  const { length } = comparableText(code);
  return length > 0 && length < STRONG_CODE_LENGTH;
}
