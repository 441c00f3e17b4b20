import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';

/** Content of a mail, before it becomes text and HTML. User texts are plain here; only `htmlOf` escapes them. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A button with its link. */
  readonly action?: { readonly label: string; readonly url: string };
  /** A code of digits to type in. */
  readonly digits?: { readonly label: string; readonly value: string };
  /** Last sentence, for example what to do if the reader did not request this mail. */
  readonly closing: string;
}

/** A message of the contact form. */
export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly reason: ContactReason;
  readonly message: string;
  /** Name of the account that was logged in; null for a visitor. */
  readonly account: string | null;
}

export interface MailParts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders the text part and the HTML part. */
export function partsOf(letter: Letter): MailParts {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ greeting, paragraphs, action, digits, closing }: Letter): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(digits ? [`${digits.label}: ${digits.value}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    '-- \nPuzzle Runs',
  ];
  return `${blocks.join('\n\n')}\n`;
}

const BODY = 'font:16px/1.5 system-ui,sans-serif;color:#1d2b2a;max-width:36em;margin:0 auto;padding:24px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#0b6b5d;color:#ffffff;text-decoration:none';
const DIGITS = 'font-size:28px;letter-spacing:6px';

function htmlOf({ greeting, paragraphs, action, digits, closing }: Letter): string {
  const blocks = [
    ...[greeting, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    ...(digits
      ? [`<p>${escaped(digits.label)}:<br><strong style="${DIGITS}">${escaped(digits.value)}</strong></p>`]
      : []),
    ...(action ? [`<p><a href="${escaped(action.url)}" style="${BUTTON}">${escaped(action.label)}</a></p>`] : []),
    ...(action ? [`<p><small>${escaped(action.url)}</small></p>`] : []),
    `<p>${escaped(closing)}</p>`,
    '<p><small>Puzzle Runs</small></p>',
  ];
  return `<!doctype html><html><body style="${BODY}">${blocks.join('\n')}</body></html>\n`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

function escaped(text: string): string {
  return text.replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character);
}
