/** A duration cut into whole days, hours and minutes. */
export interface Duration {
  days: number;
  hours: number;
  minutes: number;
}

const MINUTE_MS = 60_000;

/** The time between two instants (ISO 8601), rounded up to whole minutes; never less than one minute. */
export function durationBetween(from: string, to: string): Duration {
  const elapsed = new Date(to).getTime() - new Date(from).getTime();
  const total = Math.max(1, Math.ceil(elapsed / MINUTE_MS));
  return { days: Math.floor(total / 1_440), hours: Math.floor((total % 1_440) / 60), minutes: total % 60 };
}

/** The parts worth saying, biggest first: at most two, and no zeros. */
export function largestUnits(duration: Duration): { unit: keyof Duration; count: number }[] {
  const parts = [
    { unit: 'days', count: duration.days },
    { unit: 'hours', count: duration.hours },
    { unit: 'minutes', count: duration.minutes },
  ] as const;
  return parts.filter((part) => part.count > 0).slice(0, 2);
}
