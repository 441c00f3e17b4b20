import { randomBytes } from 'node:crypto';

/** JSON text with gaps for the time of the response, so that a cached text can be sent with another time. */
export interface TextWithTime {
  /** UTF-8; each gap is as long as a time. */
  readonly bytes: Buffer;
  readonly gaps: readonly number[];
}

/** Stands for the time of the response; random and as long as a time, so that no text of a creator is taken for it. */
export const TIME_GAP = randomBytes('0000-00-00T00:00:00.000Z'.length / 2).toString('hex');

/** JSON text with its gaps. */
export function textWithTime(text: string): TextWithTime {
  const gap = JSON.stringify(TIME_GAP);
  const bytes = Buffer.from(text);
  const gaps: number[] = [];
  for (let at = bytes.indexOf(gap); at >= 0; at = bytes.indexOf(gap, at + gap.length)) gaps.push(at);
  return { bytes, gaps };
}

/** The text with the time, as ISO 8601, in its gaps. */
export function filledAt({ bytes, gaps }: TextWithTime, time: Date): Buffer {
  if (gaps.length === 0) return bytes;
  const filled = Buffer.from(bytes);
  const text = timeText(time);
  for (const gap of gaps) filled.write(text, gap, 'latin1');
  return filled;
}

/** A time as JSON text, as long as a gap. */
export function timeText(time: Date): string {
  return `"${time.toISOString()}"`;
}
