const MINUTE_MS = 60_000;

/**
 * Times of a battle in milliseconds. Without a start it is open at once or waits for its organiser, without an end it
 * never ends.
 */
export interface BattleTiming {
  startsAt: number | null;
  endsAt: number | null;
  /** When the current pause began. */
  pausedAt: number | null;
  /** Without a start the battle waits until its organiser starts it. */
  manualStart: boolean;
}

/** Players who join before the start are `waiting`. Only an `open` battle accepts answers and hint purchases. */
export const BATTLE_STATES = ['waiting', 'open', 'paused', 'ended'] as const;
export type BattleState = (typeof BATTLE_STATES)[number];

/** Playing time lost to the current pause so far; a pause before the start costs none. */
function pausedFor({ startsAt, pausedAt }: BattleTiming, now: number): number {
  return pausedAt === null ? 0 : Math.max(now - Math.max(pausedAt, startsAt ?? pausedAt), 0);
}

/**
 * When a team's time ends, in milliseconds, extra minutes included. During a pause the end moves with the clock. Null:
 * never.
 */
export function battleEndForTeam(schedule: BattleTiming, extraMinutes: number, now: number): number | null {
  if (schedule.endsAt === null) return null;
  return schedule.endsAt + extraMinutes * MINUTE_MS + pausedFor(schedule, now);
}

function isWaiting({ startsAt, manualStart }: BattleTiming, now: number): boolean {
  return startsAt === null ? manualStart : now < startsAt;
}

/** State of a battle for a team with these extra minutes. A pause does not reopen it for a team whose time was over. */
export function battleStateForTeam(schedule: BattleTiming, extraMinutes: number, now: number): BattleState {
  if (isWaiting(schedule, now)) return 'waiting';
  const end = battleEndForTeam(schedule, extraMinutes, now);
  if (end !== null && now >= end) return 'ended';
  return schedule.pausedAt === null ? 'open' : 'paused';
}

/** The schedule after the pause: the end moves by the length of the pause, so every team keeps its remaining time. */
export function resumeBattle(schedule: BattleTiming, now: number): BattleTiming {
  return { ...schedule, endsAt: battleEndForTeam(schedule, 0, now), pausedAt: null };
}

/** The schedule of a battle that its organiser starts now; a pause from before the start ends. */
export function startBattleNow(schedule: BattleTiming, now: number): BattleTiming {
  return { ...schedule, startsAt: now, pausedAt: null };
}

/** The schedule of a battle that its organiser ends now; a pause ends too. Extra minutes still extend this end. */
export function endBattleNow(schedule: BattleTiming, now: number): BattleTiming {
  const { startsAt, manualStart } = schedule;
  // An end must be after the start, even at the moment of the start.
  const endsAt = startsAt === null ? now : Math.max(now, startsAt + 1);
  return { startsAt, endsAt, pausedAt: null, manualStart };
}

/**
 * Whether a time (ISO 8601 in UTC) may be the start or end of a battle: from 1970 to 2999, so that both databases can
 * store it even after pauses and extra minutes moved the end.
 */
export function isStorableBattleTime(time: string): boolean {
  const year = Number(time.slice(0, 4));
  return year >= 1970 && year < 3_000;
}

/** Whether the end is after the start; absent times fit. */
export function endsAfterStart({ startsAt, endsAt }: Pick<BattleTiming, 'startsAt' | 'endsAt'>): boolean {
  return startsAt === null || endsAt === null || startsAt < endsAt;
}

/** When a team's minutes start to count: minutes in the waiting room unlock no poi. */
export function playingSince(joinedAt: number, startsAt: number | null): number {
  return Math.max(joinedAt, startsAt ?? joinedAt);
}
