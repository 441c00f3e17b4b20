import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';

const BULLET = /^[•·▪▫◦‣⁃∙●○■□\uF0A7\uF0B7]\s*/u;

/**
 * The lines and table cells of a pasted text without bullets, cut to the length of an answer; blank ones are left out.
 */
export function pastedLines(text: string): string[] {
  const lines = text
    .split(/[\r\n\t\u2028]+/)
    .map((line) => line.trim().replace(BULLET, '').slice(0, ANSWER_MAX).trim());
  return lines.filter((line) => !isBlank(line));
}
