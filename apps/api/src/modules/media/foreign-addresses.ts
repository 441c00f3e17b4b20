import { HTML_RECORDS, htmlFieldsOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { escapeHtml } from '#html/clean-html.ts';

/** A picture of a web address in HTML as the editor and the cleaner write it. */
const IN_HTML = /(<img\b[^<>]*?\ssrc=")(https?:\/\/[^"<>]+)"/gi;
const IS_WEB_ADDRESS = /^https?:\/\//i;

/** Keys that hold HTML: those of records, and `text` and `source`, which gap texts and translations have. */
const HTML_KEYS: ReadonlySet<string> = new Set([...HTML_RECORDS.flatMap(htmlFieldsOf), 'text', 'source']);

/** Returns the new address of a picture, or the same to keep it. */
export type Readdress = (address: string) => string;

/** Replaces the web addresses of pictures in HTML. */
export function readdressHtml(html: string, readdress: Readdress): string {
  return html.replace(IN_HTML, (whole, start: string, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const next = readdress(address);
    return next === address ? whole : `${start}${escapeHtml(next)}"`;
  });
}

/** Replaces a field that is the web address of a picture. */
export function readdressField(value: string, readdress: Readdress): string {
  return IS_WEB_ADDRESS.test(value) ? readdress(value) : value;
}

/**
 * Replaces the web addresses of pictures in a record of the API or a run file: HTML, the fields `image` and
 * `example_image`, and hints that are pictures. The text of a printed QR code, which is also called `image`, stays.
 */
export function readdressContent<Content>(content: Content, readdress: Readdress): Content {
  return change(content, readdress) as Content;
}

function change(value: unknown, readdress: Readdress): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item, readdress));
  if (value === null || typeof value !== 'object') return value;
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(record).map(([key, field]) => {
      if (typeof field !== 'string') return [key, change(field, readdress)];
      if (HTML_KEYS.has(key)) return [key, readdressHtml(field, readdress)];
      return [key, isPicture(key, record) ? readdressField(field, readdress) : field];
    }),
  );
}

function isPicture(key: string, { locate_type, hint_type }: Record<string, unknown>): boolean {
  if (key === 'example_image') return true;
  if (key === 'image') return locate_type === undefined || locate_type === 'image';
  return key === 'hint_value' && hint_type === 'image';
}
