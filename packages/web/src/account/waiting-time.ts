/** A waiting time in the unit in which it is shown. */
export type WaitingTime = { unit: 'seconds' | 'minutes'; count: number };

const MINUTE = 60;

/** Rounds `Retry-After` seconds up: seconds up to 90, then whole minutes. At least 1. */
export function waitingTimeOf(seconds: number): WaitingTime {
  return seconds <= 1.5 * MINUTE
    ? { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
}
