/** A time in milliseconds since 1970 as ISO 8601 in UTC; null for none. Reads no clock. */
export function isoTime<T extends number | null>(milliseconds: T): T extends null ? null : string;
export function isoTime(milliseconds: number | null): string | null {
  // oxlint-disable-next-line no-restricted-globals -- converts a time that is given
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
