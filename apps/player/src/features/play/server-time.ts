import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';

/** An HTTP date has whole seconds, and a response takes a while: smaller differences are ignored. */
const SAME_MS = 2_000;

/**
 * Corrects the server's clock in a cached response, whose body has the time of its first sending: countdowns would restart from there after
 * a reload. @param date HTTP date of the response; the browser takes it from the 304 response
 */
export function withServerTime(joined: JoinedPois, date: string | null): JoinedPois {
  const sentAt = Date.parse(date ?? '');
  const isHeld = (now: string) => sentAt - Date.parse(now) > SAME_MS;
  const current = (now: string) => (isHeld(now) ? new Date(sentAt).toISOString() : now);
  const { schedule } = joined;
  return {
    ...joined,
    schedule: schedule && { ...schedule, now: current(schedule.now) },
    rows: joined.rows.map((poi) =>
      poi.unlocked && poi.arrival.now !== null
        ? { ...poi, arrival: { ...poi.arrival, now: current(poi.arrival.now) } }
        : poi,
    ),
  };
}
