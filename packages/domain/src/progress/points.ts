/** Net points as screens show them: never below 0. */
export function shownPoints(net: number): number {
  return Math.max(net, 0);
}

/**
 * How far a progress bar of points or tasks is filled, from 0 to 1. Clamped, because content may change while people
 * play: then more may be earned or solved than there is. Empty if the whole is 0.
 */
export function filledShare(part: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0;
}

/**
 * The same share as a whole percentage, rounded down so that 100 means all. Computed from whole numbers: 100 × (29 /
 * 100) is less than 29.
 */
export function filledPercent(part: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(Math.floor((100 * part) / whole), 0), 100) : 0;
}
