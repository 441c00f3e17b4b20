const MINUTE_MS = 60_000;

/** Most minutes between the starts of two teams, and most minutes by which a team may start later than its battle. */
export const STAGGER_MINUTES_MAX = 120;
export const START_DELAY_MINUTES_MAX = 1_440;

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

/** A pause that is over, in milliseconds. */
export interface Pause {
  from: number;
  to: number;
}

/** How much later than its battle a team starts and ends, in milliseconds. */
export interface TeamDelay {
  start: number;
  end: number;
}

/**
 * The times of one team of a battle whose teams start one after the other. A start after the beginning of a pause moves
 * by its length; the end of the battle has moved with its pauses already.
 */
export function timingOfTeam(battle: BattleTiming, delay: TeamDelay, pauses: readonly Pause[]): BattleTiming {
  const { startsAt, endsAt } = battle;
  return {
    ...battle,
    startsAt: startsAt === null ? null : afterPlaying(startsAt, delay.start, pauses),
    endsAt: endsAt === null ? null : endsAt + delay.end,
  };
}

/** The delay with which a team of a battle starts at a time in milliseconds. */
export function delayUntil(startsAt: number, pauses: readonly Pause[], at: number): number {
  return at - startsAt - pausedBetween(pauses, startsAt, at);
}

/** When so much playing time has passed since a time; milliseconds. Each pause before it moves it by its length. */
export function afterPlaying(since: number, played: number, pauses: readonly Pause[]): number {
  return pausesSince(pauses, since).reduce((at, { from, to }) => (at > from ? at + to - from : at), since + played);
}

/** The parts of pauses that lie after a time. */
function pausesSince(pauses: readonly Pause[], since: number): Pause[] {
  return pauses.flatMap(({ from, to }) => (to > since ? [{ from: Math.max(from, since), to }] : []));
}

/** Milliseconds of pauses between two times. */
function pausedBetween(pauses: readonly Pause[], from: number, to: number): number {
  return pauses.reduce((sum, pause) => sum + Math.max(Math.min(pause.to, to) - Math.max(pause.from, from), 0), 0);
}

/** How long a team has played between two times, without the pauses, in milliseconds. */
export function playedBetween(from: number, to: number, pauses: readonly Pause[]): number {
  return Math.max(to - from - pausedBetween(pauses, from, to), 0);
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

/** The pause of a battle that goes on now; null where it cost no playing time. */
export function endedPause(schedule: BattleTiming, now: number): Pause | null {
  const length = pausedFor(schedule, now);
  return length === 0 ? null : { from: now - length, to: now };
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
