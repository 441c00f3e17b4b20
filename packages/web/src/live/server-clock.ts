/** The latest reading of the server's clock that was asked about, and when this device had it first. */
let latest = { reading: '', since: 0 };

/**
 * Milliseconds since this device got a reading of the server's clock (ISO 8601), `at` a moment of a clock that only goes on
 * (`performance.now`). A countdown on a screen that is opened later goes on where it is, and the device's own time may be wrong.
 */
export function elapsedSince(reading: string, at: number): number {
  if (latest.reading !== reading) latest = { reading, since: at };
  return at - latest.since;
}
