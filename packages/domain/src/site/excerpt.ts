/** Length of a page's description in search results and messengers. */
export const DESCRIPTION_MAX = 200;

/** Tags that part words where they stand, unlike `<b>`. */
const BLOCK = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|td|th|tr|blockquote)\b/gi;

/** HTML whose words stay apart when its tags are taken away. */
export function parted(html: string): string {
  return html.replace(BLOCK, ' $&');
}

/** One line of at most `longest` UTF-16 units: the first sentences where they fill half of it, else whole words and `…`. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const sentences = /^.*[.!?…](?= )/u.exec(line.slice(0, longest + 1))?.[0] ?? '';
  if (sentences.length >= longest / 2) return sentences;
  const words = /^.*(?= )/u.exec(line.slice(0, longest))?.[0] ?? line.slice(0, longest - 1);
  return `${words.replace(/[\s,;:–-]+$|[\uD800-\uDBFF]$/, '')}…`;
}
