/** Elements that are content without any text. */
const SHOWS = /<(?:img|hr|table)\b/i;

/** One tag; without the second `<` a text full of them would be searched from each of them to its end. */
const TAG = /<[^<>]*>/g;

/** Whether there is nothing to see in a creator's HTML; an editor leaves empty paragraphs where nothing was written. */
export function isBlankHtml(html: string): boolean {
  if (SHOWS.test(html)) return false;
  return (
    html
      .replace(TAG, '')
      .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
      .trim() === ''
  );
}
