import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { type BattleTimes, battleScheduleOf } from './battle-end-with-extra-minutes.ts';
import { findMergedInto, findParticipation, type Participation } from './play.repository.ts';

export { battleTimingOf } from './battle-end-with-extra-minutes.ts';
export { findLongestExtraMinutes, setRating } from './play.repository.ts';

/**
 * The participation of a run token, or the one into which it was merged. Throws `unauthorized` when the participation, or its exploration,
 * was deleted.
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

/** Runs `work` with the participation of the run token; if it was merged into another one, runs it again with that one. */
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

/** The schedule of a battle, or of one of its teams with extra minutes. */
export function battleScheduleAt(times: BattleTimes, now: Date, extraMinutes = 0): BattleSchedule {
  return battleScheduleOf(times, extraMinutes, now);
}

/** Whether the battle is over for a team with these extra minutes. */
export function battleIsOver(times: BattleTimes, extraMinutes: number, now: Date): boolean {
  return battleScheduleOf(times, extraMinutes, now).state === 'ended';
}
