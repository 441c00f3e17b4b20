/** Elements that are content without any text. */
const SHOWS = /<(?:img|hr|table)\b/i;

/** Whether there is nothing to see in a creator's HTML; an editor leaves empty paragraphs where nothing was written. */
export function isBlankHtml(html: string): boolean {
  if (SHOWS.test(html)) return false;
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
      .trim() === ''
  );
}
