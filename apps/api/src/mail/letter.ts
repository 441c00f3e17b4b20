import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';

/** What a mail says, before it becomes text and HTML. Texts of others are escaped here and nowhere else. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What to press, and where it leads. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Digits to type in. */
  readonly digits?: { readonly label: string; readonly value: string };
  /** Said last: what to do if one did not ask for this. */
  readonly closing: string;
}

/** A message to the provider, as it was written. */
export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly reason: ContactReason;
  readonly message: string;
  /** Address of the account that wrote, if one was logged in. */
  readonly account: string | null;
}

export interface MailParts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The parts of the mail, one for people who read text and one for the others. */
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
  return text.replace(/[&<>"'\n]/g, (sign) => ENTITIES[sign] ?? sign);
}
