/** White space, control and formatting characters, fillers, the empty cell of Braille: what `comparableText` drops. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has no visible character. A file of its own, because first screens need no more of the comparison. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
