import { storedText } from '@puzzle-runs/domain/text/stored-text.ts';
import { separateBlocks } from '@puzzle-runs/site/excerpt.ts';
import sanitize from 'sanitize-html';
import { LINK_REL, SANITIZER_OPTIONS } from './sanitizer-options.ts';

const PASSES = 5;

/**
 * Sanitises the HTML of creators, stored text (`storedText`), before it is stored; characters written as numbers count,
 * too. Idempotent, so that a run stays the same when it moves between servers: remains of broken tags need up to five
 * passes. HTML that differs from the sanitised one only in `<hr>` for `<hr />` or a link without `rel` is returned as
 * it is, so that a run file comes back equal.
 */
export function cleanHtml(html: string): string {
  let clean = cleanOnce(html);
  for (let pass = 1; pass < PASSES; pass++) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return spelledAsSanitised(html) === clean ? html : clean;
}

/** An attribute may be empty once its characters are dropped, so they are dropped in each pass. */
function cleanOnce(html: string): string {
  return storedText(sanitize(html, SANITIZER_OPTIONS));
}

/**
 * Writes empty elements and links as sanitize-html does. Safe for
 * the comparison: sanitised HTML has no `<` or `>` outside its tags.
 */
function spelledAsSanitised(html: string): string {
  return html
    .replace(/<(br|hr|img)((?: [^<>]*[^<>\s/])?)\s*\/?>/g, '<$1$2 />')
    .replace(/<a((?: [^<>]*)?)>/g, (tag, attributes: string) =>
      attributes.includes(' rel="') ? tag : `<a${attributes} rel="${LINK_REL}">`,
    );
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for elements and attributes of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? '');
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** UTF-16 units that `plainTextOf` reads; descriptions may be twenty times as long. */
const START = 5_000;

/** The plain text of the first 5,000 UTF-16 units of a creator's HTML. */
export function plainTextOf(html: string): string {
  const start = html.slice(0, START);
  const whole = start.lastIndexOf('<') > start.lastIndexOf('>') ? start.slice(0, start.lastIndexOf('<')) : start;
  const text = sanitize(separateBlocks(whole), { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '');
}
