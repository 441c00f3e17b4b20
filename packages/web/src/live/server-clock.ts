/** The latest reading of the server's clock, and when this device first saw it. */
let latest = { reading: '', since: 0 };

/**
 * Milliseconds since this device got a reading of the server's clock (ISO 8601); `at` is a `performance.now` value. Countdowns on screens
 * opened later continue correctly, and a wrong device clock does no harm.
 */
export function elapsedSince(reading: string, at: number): number {
  if (latest.reading !== reading) latest = { reading, since: at };
  return at - latest.since;
}
