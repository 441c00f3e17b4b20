/** Metres, and share of the announced distance: a screen reader that speaks every metre drowns everything else. */
const STEP_MIN = 20;
const STEP_SHARE = 0.2;

/** Whether a distance in metres differs enough from the one announced last. `announced` is null before the first. */
export function shouldAnnounce(announced: number | null, distance: number): boolean {
  if (announced === null) return true;
  return Math.abs(distance - announced) >= Math.max(STEP_MIN, announced * STEP_SHARE);
}
