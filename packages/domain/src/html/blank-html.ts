import { isBlank } from '../text/blank.ts';

/** Elements that are visible without any text. */
const VISIBLE = /<(?:img|hr|table|audio|video)\b/i;

/** One tag. Excluding `<` inside keeps the search linear for a text full of `<`. */
const TAG = /<[^<>]*>/g;

/** Whether HTML shows nothing. Editors leave empty paragraphs in a field without text. */
export function isBlankHtml(html: string): boolean {
  if (VISIBLE.test(html)) return false;
  return isBlank(html.replace(TAG, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' '));
}
