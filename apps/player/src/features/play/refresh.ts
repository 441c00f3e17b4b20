import type { JoinedPois } from '@puzzle-runs/contract/progress.ts';

/** How often the play pages read again while no live events arrive. */
export const POLL_MS = 10_000;

const MINUTE_MS = 60_000;
/** The server's clock decides; this much later it has surely passed the minute. */
const SLACK_MS = 500;

/** Whether a poi waits for time to pass. */
function waitsForTime(joined: JoinedPois): boolean {
  return joined.rows.some(
    (poi) => !poi.unlocked && poi.UnlockPrerequisites.some((it) => it.unlock_type === 'time' && it.remaining > 0),
  );
}

/** Milliseconds until the next whole minute since joining: when a "12 min left" changes, or a poi unlocks. */
export function msToNextMinute(joinedAt: string, now: number): number {
  const elapsed = now - new Date(joinedAt).getTime();
  const intoMinute = ((elapsed % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
  return MINUTE_MS - intoMinute + SLACK_MS;
}

/** When the run is to be read again by itself, in milliseconds; false when live events are enough. */
export function refreshAfter(joined: JoinedPois | undefined, live: boolean, now: number): number | false {
  const minute = joined && waitsForTime(joined) ? msToNextMinute(joined.progress.joined_at, now) : false;
  if (live) return minute;
  return minute === false ? POLL_MS : Math.min(minute, POLL_MS);
}
