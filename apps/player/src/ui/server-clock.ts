/** The latest reading of the server's clock that was asked about, and when this device had it first. */
let latest = { reading: '', at: 0 };

/**
 * Milliseconds since this device got a reading of the server's clock (ISO 8601). A countdown on a screen that is opened later goes
 * on where it is, and the device's own clock may be wrong.
 */
export function passedSince(reading: string): number {
  if (latest.reading !== reading) latest = { reading, at: performance.now() };
  return performance.now() - latest.at;
}
