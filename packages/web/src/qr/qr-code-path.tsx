import encodeQr from 'qr';
import { useMemo } from 'react';
import { QR_INK, QR_PAPER, SHARE_QR_SIZE } from './qr-colours.ts';

/** Size in modules of a finder, the large mark in three corners. */
const FINDER = 7;
/** Empty modules around a code; cameras need them. */
const QUIET_ZONE = 4;
/** Minimum length of a line, so that every browser draws it. */
const MIN_STROKE = 0.01;

interface QrPath {
  /** Modules from edge to edge, quiet zone included. */
  side: number;
  /** Path data: lines of width 1 with round caps; a module is 1 × 1. */
  d: string;
}

/** Outer ring of a finder with round corners; starts in the middle of its first module. */
function ring(x: number, y: number): string {
  return `M${x + 2.5} ${y + 0.5}h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2z`;
}

/** Consecutive dark modules in a row or column: [first, last]. */
function strokesIn(line: readonly boolean[]): [number, number][] {
  const edges = [...line, false].flatMap((dark, index) => (dark === (line[index - 1] ?? false) ? [] : [index]));
  return Array.from({ length: edges.length / 2 }, (_, pair) => [edges[2 * pair] ?? 0, (edges[2 * pair + 1] ?? 0) - 1]);
}

/**
 * A QR code with rounded modules as one path: lines along rows, and along columns where modules touch. Keeps pages with
 * hundreds of codes light (decision 0023).
 * @throws when the text is too long for a QR code
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

interface Props {
  text: string;
  label: string;
}

/** QR code as a single path; use `QrCode`, which loads it lazily. */
export function QrCodePath({ text, label }: Props) {
  const { side, d } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={SHARE_QR_SIZE}
      height={SHARE_QR_SIZE}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <rect width={side} height={side} fill={QR_PAPER} />
      <path d={d} fill="none" stroke={QR_INK} strokeLinecap="round" />
    </svg>
  );
}
