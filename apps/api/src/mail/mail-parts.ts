import { escapeHtml } from '#html/clean-html.ts';
import type { Letter } from './letter.ts';

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

// Styles are inline, because some mail programs drop <style>; that element only adds the dark scheme.
const BODY = 'font:16px/1.5 system-ui,sans-serif;background:#f7f4ec;color:#13251f;margin:0;padding:24px';
const SHEET = 'max-width:34em;margin:0 auto;padding:24px;border-radius:16px;background:#fffdf8';
const BRAND = 'margin:0 0 24px;font-size:18px;font-weight:700';
const MARK =
  'display:inline-block;width:28px;height:28px;margin-right:10px;border-radius:8px;background:#17694a;color:#ffb81c;line-height:28px;text-align:center';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#17694a;color:#ffffff;text-decoration:none';
const DIGITS = 'font-size:28px;letter-spacing:6px';
const DARK =
  '@media (prefers-color-scheme:dark){body{background:#13251f!important;color:#f7f4ec!important}.sheet{background:#1b312a!important}.button{background:#6fcba1!important;color:#0c1d17!important}}';
const HEAD = `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${DARK}</style></head>`;

/** The HTML part of a mail. @param from names the sender */
function letterHtml({ greeting, paragraphs, action, digits, closing }: Letter, from: string): string {
  const blocks = [
    `<p style="${BRAND}"><span aria-hidden="true" style="${MARK}">&#9679;</span>${escaped(from)}</p>`,
    ...[greeting, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    ...(digits
      ? [`<p>${escaped(digits.label)}:<br><strong style="${DIGITS}">${escaped(digits.value)}</strong></p>`]
      : []),
    ...(action
      ? [`<p><a class="button" href="${escaped(action.url)}" style="${BUTTON}">${escaped(action.label)}</a></p>`]
      : []),
    ...(action ? [`<p><small>${escaped(action.url)}</small></p>`] : []),
    `<p>${escaped(closing)}</p>`,
  ];
  const sheet = `<div class="sheet" style="${SHEET}">${blocks.join('\n')}</div>`;
  return `<!doctype html><html>${HEAD}<body style="${BODY}">${sheet}</body></html>\n`;
}

/** Escapes a text; its line breaks stay visible. */
function escaped(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
