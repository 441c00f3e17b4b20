import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { type BattleState, battleEndForTeam, battleStateForTeam } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { type BattleTimes, battleTimingOf } from '#mapping/battle-timing.ts';
import { findLongestExtraTime, findMergedInto, findParticipation, type Participation } from './play.repository.ts';

/**
 * The participation of a run token, or the one into which it was merged. Throws `unauthorized` when the participation,
 * or its exploration, was deleted.
 */
export async function getParticipation(db: Db, player: RunTokenClaims): Promise<Participation> {
  const participation = await findParticipation(db, player.participation_id);
  if (participation) return participation;
  const into = await findMergedInto(db, player.participation_id);
  return getExactParticipation(db, { participation_id: into ?? player.participation_id });
}

/** The participation that a run token names, even if it was merged. Throws `unauthorized`. */
export async function getExactParticipation(
  db: Db,
  { participation_id: id }: Pick<RunTokenClaims, 'participation_id'>,
): Promise<Participation> {
  const participation = await findParticipation(db, id);
  if (!participation) throw new Problem('unauthorized');
  return participation;
}

/**
 * Runs `work` with the participation of the run token; if it was merged into another one, runs it again with that one.
 */
export async function asMerged<T>(
  db: Db,
  player: RunTokenClaims,
  work: (player: RunTokenClaims) => Promise<T>,
): Promise<T> {
  try {
    return await work(player);
  } catch (error) {
    const gone = error instanceof Problem && error.code === 'unauthorized';
    const participation_id = gone ? await findMergedInto(db, player.participation_id) : undefined;
    if (participation_id === undefined) throw error;
    return work({ ...player, participation_id });
  }
}

/**
 * The schedule of a battle, or of one of its teams; `extraMinutes` is null for a removed team, for which the battle is
 * over.
 */
export function battleScheduleAt(times: BattleTimes, now: Date, extraMinutes: number | null = 0): BattleSchedule {
  const schedule = battleTimingOf(times);
  const end = battleEndForTeam(schedule, extraMinutes ?? 0, now.getTime());
  return {
    state: extraMinutes === null ? 'ended' : battleStateForTeam(schedule, extraMinutes, now.getTime()),
    starts_at: schedule.startsAt === null ? null : new Date(schedule.startsAt).toISOString(),
    ends_at: end === null ? null : new Date(end).toISOString(),
  };
}

/** The schedule of the battle until the last joined team ends. */
export async function lastScheduleAt(db: Db, battle: BattleTimes & { id: number }, now: Date): Promise<BattleSchedule> {
  return battleScheduleAt(battle, now, await findLongestExtraTime(db, battle.id));
}

/** Whether the battle is over for a team with these extra minutes. */
export function battleIsOver(times: BattleTimes, extraMinutes: number, now: Date): boolean {
  return battleScheduleAt(times, now, extraMinutes).state === 'ended';
}

/** The state of the battle for a participation; always `open` outside of battles. */
export function playStateOf(participation: Participation, now: Date): BattleState {
  if (participation.battleId === null) return 'open';
  const { extraMinutes } = participation;
  return extraMinutes === null
    ? 'ended'
    : battleStateForTeam(battleTimingOf(participation), extraMinutes, now.getTime());
}

/** Throws `battle_not_open` before the start, during a pause and after the end. */
export function refuseOutsidePlayTime(participation: Participation, now: Date): void {
  if (playStateOf(participation, now) === 'open') return;
  throw new Problem('battle_not_open', battleScheduleAt(participation, now, participation.extraMinutes));
}

/**
 * Whether phones of a participation may hold the answers: the creator allows it, and in a battle its organiser, too.
 */
export function mayHoldAnswers({ playableOffline, battleId, battlePlayableOffline }: Participation): boolean {
  return playableOffline && (battleId === null || battlePlayableOffline === true);
}
