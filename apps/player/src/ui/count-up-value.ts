import { COUNT_UP_MS } from '@puzzle-runs/domain/limits.ts';

interface Count {
  from: number;
  to: number;
  /** Milliseconds since the start. */
  ms: number;
}

/** The number to show while counting: fast at first, complete after two seconds. */
export function countUpValue({ from, to, ms }: Count): number {
  const fraction = Math.min(Math.max(ms, 0) / COUNT_UP_MS, 1);
  return Math.round(from + (to - from) * (1 - (1 - fraction) ** 3));
}
