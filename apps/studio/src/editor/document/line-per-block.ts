/** HTML with a line per block, to be read and changed by people. Between blocks a line feed means nothing. */
export function linePerBlock(html: string): string {
  return html
    .replaceAll(/(<\/(?:p|h\d|blockquote|pre|ul|ol|li|table|tr)>|<hr \/>)/g, '$1\n')
    .replaceAll(/(<(?:ul|ol|table|tbody|tr)(?: [^>]*)?>)/g, '$1\n')
    .trim();
}
