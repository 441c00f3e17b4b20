const MINUTE_MS = 60_000;

/** When a battle is played, in milliseconds; null where nothing was set: it is open from the beginning, and never ends. */
export interface Schedule {
  startsAt: number | null;
  endsAt: number | null;
  /** Since when it is paused. */
  pausedAt: number | null;
}

/** Joining before the start is a waiting room; only in an open battle quests are answered and hints paid for. */
export const BATTLE_STATES = ['waiting', 'open', 'paused', 'ended'] as const;
export type BattleState = (typeof BATTLE_STATES)[number];

/** How long the present pause has taken from the teams so far: it takes nothing before the start. */
function pausedFor({ startsAt, pausedAt }: Schedule, now: number): number {
  return pausedAt === null ? 0 : Math.max(now - Math.max(pausedAt, startsAt ?? pausedAt), 0);
}

/** When the time of a team ends, as far as is known now; while the battle is paused, its end moves on with the clock. */
export function endFor(schedule: Schedule, extraMinutes: number, now: number): number | null {
  if (schedule.endsAt === null) return null;
  return schedule.endsAt + extraMinutes * MINUTE_MS + pausedFor(schedule, now);
}

/** What a team with so many extra minutes may do now. Whose time was over when the pause began stays out. */
export function stateFor(schedule: Schedule, extraMinutes: number, now: number): BattleState {
  if (schedule.startsAt !== null && now < schedule.startsAt) return 'waiting';
  const end = endFor(schedule, extraMinutes, now);
  if (end !== null && now >= end) return 'ended';
  return schedule.pausedAt === null ? 'open' : 'paused';
}

/** The schedule once the pause is over: the end has moved by its length, so every team has the time left that it had. */
export function resumed(schedule: Schedule, now: number): Schedule {
  return { ...schedule, endsAt: endFor(schedule, 0, now), pausedAt: null };
}

/** The schedule of a battle that is ended by hand, and its pause with it. Extra minutes are on top of this end as of any other. */
export function endedNow(schedule: Schedule, now: number): Schedule {
  const { startsAt } = schedule;
  const endsAt = startsAt === null ? now : Math.max(now, startsAt + 1); // after the start, also in the moment of the start
  return { startsAt, endsAt, pausedAt: null };
}

/**
 * Whether a battle may begin or end then (ISO 8601 in UTC): from 1970 to 2999, which every database knows, also when pauses and extra
 * minutes move the end on.
 */
export function isEventTime(time: string): boolean {
  const year = Number(time.slice(0, 4));
  return year >= 1970 && year < 3_000;
}

/** Whether a battle ends after it starts. */
export function isSchedule({ startsAt, endsAt }: Pick<Schedule, 'startsAt' | 'endsAt'>): boolean {
  return startsAt === null || endsAt === null || startsAt < endsAt;
}

/** From when the minutes of a team count: the waiting room opens no spot. */
export function playingSince(joinedAt: number, startsAt: number | null): number {
  return Math.max(joinedAt, startsAt ?? joinedAt);
}
