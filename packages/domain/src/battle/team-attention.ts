import type { BattleState } from './battle-schedule.ts';

/** Wrong tries at one task after which a team counts as stuck. */
const STUCK_TRIES = 3;
/** Minutes without progress after which a team counts as stuck, unless its battle sets another limit. */
export const STUCK_MINUTES = 10;
export const STUCK_MINUTES_MAX = 120;

const MINUTE_MS = 60_000;

/** What a team did in a battle; times in milliseconds. */
export interface TeamActivity {
  /** State of the battle for this team. */
  state: BattleState;
  finished: boolean;
  /** Null until a player of the team joins. */
  joinedAt: number | null;
  /** When the battle began, and when its last pause ended: waiting is not the team's fault. */
  playingSince: readonly (number | null)[];
  /** Last answer, bought hint or arrival. */
  lastActivityAt: number | null;
  /** Last solved task, arrival or poi that the organiser opened. */
  lastProgressAt: number | null;
  /** Wrong tries at each unsolved task. */
  wrongTries: readonly { wrong: number; lastAt: number | null }[];
}

/** Why a team may need help. */
export interface TeamAttention {
  /** Minutes without any activity, once they reach the limit of the battle; else null. */
  silentMinutes: number | null;
  /** `tries`: several wrong tries at one task; `time`: active, but without progress for too long. */
  stuck: 'tries' | 'time' | null;
}

const NO_ATTENTION: TeamAttention = { silentMinutes: null, stuck: null };

/**
 * Whether a team in an open battle is silent or stuck after so many minutes. Tries from before the last progress do not
 * count.
 */
export function attentionOf(team: TeamActivity, stuckMinutes: number, now: number): TeamAttention {
  const { state, finished, joinedAt, playingSince, lastActivityAt, lastProgressAt, wrongTries } = team;
  if (state !== 'open' || finished || joinedAt === null) return NO_ATTENTION;
  const minutesSince = (last: number | null) =>
    Math.floor((now - Math.max(joinedAt, last ?? 0, ...playingSince.map((time) => time ?? 0))) / MINUTE_MS);
  const silent = minutesSince(lastActivityAt);
  const tried = wrongTries.some(
    ({ wrong, lastAt }) => wrong >= STUCK_TRIES && (lastAt === null || lastAt >= (lastProgressAt ?? 0)),
  );
  const isSilent = silent >= stuckMinutes;
  const isSlow = !isSilent && minutesSince(lastProgressAt) >= stuckMinutes;
  return { silentMinutes: isSilent ? silent : null, stuck: tried ? 'tries' : isSlow ? 'time' : null };
}

/** Whether a team still counts as contacted: until it is active again. */
export function isStillContacted(contactedAt: number | null, lastActivityAt: number | null): boolean {
  return contactedAt !== null && contactedAt >= (lastActivityAt ?? 0);
}
