/** Number of clients that may read again at the same moment. */
const FEW = 50;
/** Milliseconds that a process gets for each further client. */
const EACH_MS = 2;
const SPREAD_MS_MAX = 4_000;

/** Milliseconds within which this number of clients reads again, each after a random part of it; 0 for few clients. */
export function spreadOf(listeners: number): number {
  return listeners <= FEW ? 0 : Math.min(listeners * EACH_MS, SPREAD_MS_MAX);
}
