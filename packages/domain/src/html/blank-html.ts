import { isBlank } from '../text/blank.ts';

const PICTURE = /<img\b[^<>]*>/gi;
const HAS_ALT = /\salt="\s*[^"\s]/i;
const FIGURE = /<figure\b[^<>]*>.*?<\/figure>/gis;
const PLAYER = /<(?:audio|video)\b/gi;
const CAPTION = /<figcaption>(?:\s|<br \/>)*[^\s<]/i;

/** Elements that are visible without any text. */
const VISIBLE = /<(?:img|hr|table|audio|video)\b/i;

/** One tag. Excluding `<` inside keeps the search linear for a text full of `<`. */
const TAG = /<[^<>]*>/g;

/** Whether HTML shows nothing. Editors leave empty paragraphs in a field without text. */
export function isBlankHtml(html: string): boolean {
  if (VISIBLE.test(html)) return false;
  return isBlank(html.replace(TAG, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' '));
}

/** Whether sanitised HTML has a picture without alternative text. */
export function hasUndescribedPicture(html: string): boolean {
  return Array.from(html.matchAll(PICTURE)).some(([picture]) => !HAS_ALT.test(picture));
}

/** Whether sanitised HTML has audio or video without a transcript. */
export function hasUntranscribedMedia(html: string): boolean {
  const players = html.match(PLAYER)?.length ?? 0;
  const transcribed = Array.from(html.matchAll(FIGURE)).filter(
    ([figure]) => CAPTION.test(figure) && /<(?:audio|video)\b/i.test(figure),
  );
  return players > transcribed.length;
}
