/** Ends of a line in a creator's HTML. */
const LINE_END = /<br\b[^>]*>|<\/(?:p|h[1-6]|li|tr|pre|blockquote|div)>/i;

/** Splits a creator's HTML at its paragraphs and line breaks. The parts may contain unclosed tags. */
export function splitParagraphs(html: string): string[] {
  return html.split(LINE_END).filter((part) => part.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '');
}
