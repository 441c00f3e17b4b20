/**
 * Formats HTML with one line per block, so that creators can read and edit it.
 * A line feed between blocks has no meaning in HTML.
 */
export function linePerBlock(html: string): string {
  return html
    .replaceAll(/(<\/(?:p|h\d|blockquote|pre|ul|ol|li|table|tr|figure)>|<hr \/>)/g, '$1\n')
    .replaceAll(/(<(?:ul|ol|table|tbody|tr)(?: [^>]*)?>)/g, '$1\n')
    .trim();
}
