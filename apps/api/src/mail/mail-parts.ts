import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';

export interface MailParts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Renders the text part and the HTML part.
 * @param provider name of the installation's provider, shown beside the product's name; null when not set
 */
export function partsOf(letter: Letter, provider: string | null): MailParts {
  const from = provider === null ? PRODUCT : `${PRODUCT} · ${provider}`;
  return { subject: letter.subject, text: textOf(letter, from), html: letterHtml(letter, from) };
}

const PRODUCT = 'Puzzle Runs';

function textOf({ greeting, paragraphs, action, digits, closing }: Letter, from: string): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(digits ? [`${digits.label}: ${digits.value}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    `-- \n${from}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
