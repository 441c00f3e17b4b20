/** Adds `rel` to links of sanitised HTML that have none, because a run file written by hand may leave it out. */
export function withLinkRel(html: string): string {
  // Sanitised HTML has no `>` and no `"` inside an attribute value.
  return html.replace(/<a (?![^>]*\brel=")/g, '<a rel="noopener noreferrer nofollow" ');
}
