const MINUTE_MS = 60_000;

function padded(count: number, length: number, end: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${String(index).padStart(length, '0')}${end}`);
}

const SECONDS = padded(60, 2, '.');
const MILLISECONDS = padded(1_000, 3, 'Z');

/**
 * Returns a function that writes times (milliseconds) as ISO 8601 in UTC. Responses contain tens of thousands of them:
 * caching the part up to the minute takes a fifth of the time that `Date` takes.
 */
export function isoWriter(): (ms: number) => string {
  const minutes = new Map<number, string>();
  return (ms) => {
    const minute = Math.floor(ms / MINUTE_MS);
    let start = minutes.get(minute);
    if (start === undefined) {
      start = new Date(minute * MINUTE_MS).toISOString().slice(0, -'00.000Z'.length);
      minutes.set(minute, start);
    }
    const rest = ms - minute * MINUTE_MS;
    return `${start}${SECONDS[Math.floor(rest / 1_000)]}${MILLISECONDS[rest % 1_000]}`;
  };
}
