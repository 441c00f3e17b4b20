/** Longest description of a page for search engines and messengers, in UTF-16 units. */
export const DESCRIPTION_MAX = 200;

/** Tags that separate words, unlike `<b>`. */
const BLOCK = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|td|th|tr|blockquote|figure|figcaption)\b/gi;

/** Inserts spaces before block tags, so that words stay separate when all tags are removed. */
export function separateBlocks(html: string): string {
  return html.replace(BLOCK, ' $&');
}

/**
 * Shortens a text to one line of at most `longest` UTF-16 units: whole sentences if they fill at least half of it,
 * otherwise whole words and `…`.
 */
export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const sentences = /^.*[.!?…](?= )/u.exec(line.slice(0, longest + 1))?.[0] ?? '';
  if (sentences.length >= longest / 2) return sentences;
  const words = /^.*(?= )/u.exec(line.slice(0, longest))?.[0] ?? line.slice(0, longest - 1);
  return `${words.replace(/[\s,;:–-]+$|[\uD800-\uDBFF]$/, '')}…`;
}
