/** JSON text with gaps for the time of the response, so that a cached text can be sent with another time. */
export interface TextWithTime {
  /** UTF-8; each gap is as long as a time. */
  readonly bytes: Buffer;
  readonly gaps: readonly number[];
}

const GAP = '"0000-00-00T00:00:00.000Z"';

/** Collects the pieces of a text; `time` leaves a gap. */
export function textWriter() {
  const parts = [''];
  return {
    add(text: string): void {
      parts[parts.length - 1] += text;
    },
    time(): void {
      parts.push('');
    },
    end(): TextWithTime {
      const gaps: number[] = [];
      let at = 0;
      for (const part of parts.slice(0, -1)) {
        at += Buffer.byteLength(part);
        gaps.push(at);
        at += GAP.length;
      }
      return { bytes: Buffer.from(parts.join(GAP)), gaps };
    },
  };
}

export type TextWriter = ReturnType<typeof textWriter>;

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
