import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';

/** Polling interval of the play pages without live events. */
export const POLL_MS = 10_000;

const MINUTE_MS = 60_000;
/** Margin after which the server's clock has surely passed the minute, too. */
const SLACK_MS = 500;

/** Whether a poi unlocks by time. */
function waitsForTime(joined: JoinedPois): boolean {
  return joined.rows.some(
    (poi) => !poi.unlocked && poi.UnlockPrerequisites.some((it) => it.unlock_type === 'time' && it.remaining > 0),
  );
}

/** Milliseconds until the next whole minute since joining, when a "12 min left" changes or a poi unlocks. */
export function msToNextMinute(joinedAt: string, now: number): number {
  const elapsed = now - new Date(joinedAt).getTime();
  const intoMinute = ((elapsed % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
  return MINUTE_MS - intoMinute + SLACK_MS;
}

/** Polling interval in milliseconds; false when live events suffice. */
export function refreshAfter(joined: JoinedPois | undefined, live: boolean, now: number): number | false {
  const minute = joined && waitsForTime(joined) ? msToNextMinute(joined.progress.joined_at, now) : false;
  if (live) return minute;
  return minute === false ? POLL_MS : Math.min(minute, POLL_MS);
}
