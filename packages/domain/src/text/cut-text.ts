/** Half of a surrogate pair, which the API refuses. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/** The first `longest` UTF-16 units of a text, or one less: a character is not split. */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(HALF_PAIR, '');
}
