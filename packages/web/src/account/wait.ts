/** How long to wait, in the unit people would say it in. */
export type WaitingTime = { unit: 'seconds' | 'minutes'; count: number };

const MINUTE = 60;

/** Seconds of a `Retry-After` in words: seconds up to a minute and a half, then whole minutes, never too few. */
export function waitingTimeOf(seconds: number): WaitingTime {
  return seconds <= 1.5 * MINUTE
    ? { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
}
