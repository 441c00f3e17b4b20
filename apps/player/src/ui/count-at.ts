import { COUNT_UP_MS } from '@puzzle-runs/domain/limits.ts';

interface Count {
  from: number;
  to: number;
  /** Milliseconds since it began. */
  ms: number;
}

/** The whole number that is shown on the way: fast at first, there after two seconds (specification 1, part 9). */
export function countUpValue({ from, to, ms }: Count): number {
  const fraction = Math.min(Math.max(ms, 0) / COUNT_UP_MS, 1);
  return Math.round(from + (to - from) * (1 - (1 - fraction) ** 3));
}
