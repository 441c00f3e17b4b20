/** The parameters that pages of the player site read from their address: alerts, the language of a run, the filters of the lists. */
const READ = new Set(['alert', 'lang', 'search', 'battle', 'code', 'language', 'postal_code', 'page']);

/** Whether a page reads a parameter of its address. Others are marks of newsletters and advertisements (`utm_source`, `fbclid`). */
export function isReadParameter(name: string): boolean {
  return READ.has(name);
}
