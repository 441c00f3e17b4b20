import encodeQr from 'qr';

/** Squares of a finder, the large mark in three corners of a code. */
const FINDER = 7;
/** Empty squares around a code; cameras need them. */
const QUIET_ZONE = 4;
/** As long as a line must be at least to be drawn everywhere. */
const MIN_STROKE = 0.01;

export interface QrPath {
  /** Squares from edge to edge, the empty ones around it included. */
  side: number;
  /** Data of one path: lines of the width 1 with round ends, a square of the code is 1 × 1. */
  d: string;
}

/** The outer ring of a finder, with round corners; it begins in the middle of its first square. */
function ring(x: number, y: number): string {
  return `M${x + 2.5} ${y + 0.5}h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2z`;
}

/** Where dark squares lie side by side in a line of them: [first, last]. */
function strokesIn(line: readonly boolean[]): [number, number][] {
  const edges = [...line, false].flatMap((dark, index) => (dark === (line[index - 1] ?? false) ? [] : [index]));
  return Array.from({ length: edges.length / 2 }, (_, pair) => [edges[2 * pair] ?? 0, (edges[2 * pair + 1] ?? 0) - 1]);
}

/**
 * A QR code with rounded squares as one path: lines along its rows, and along its columns where squares touch. Hundreds of codes on
 * one page stay light (decision 0024).
 * @throws when the text is longer than a QR code holds
 */
export function qrPath(text: string): QrPath {
  const squares = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const side = squares.length;
  const far = side - QUIET_ZONE - FINDER;
  const finders = [
    [QUIET_ZONE, QUIET_ZONE],
    [far, QUIET_ZONE],
    [QUIET_ZONE, far],
  ] as const;
  const isRing = (x: number, y: number) =>
    finders.some(([left, top]) => Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3)) === 3);
  const rows = squares.map((row, y) => row.map((dark, x) => dark && !isRing(x, y)));
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));

  const along = rows.flatMap((row, y) =>
    strokesIn(row).map(([from, to]) => `M${from + 0.5} ${y + 0.5}h${Math.max(to - from, MIN_STROKE)}`),
  );
  const down = columns.flatMap((column, x) =>
    strokesIn(column)
      .filter(([from, to]) => to > from)
      .map(([from, to]) => `M${x + 0.5} ${from + 0.5}v${to - from}`),
  );
  return { side, d: [...finders.map(([x, y]) => ring(x, y)), ...along, ...down].join('') };
}
