import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Points } from '@puzzle-runs/contract/progress.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { Db } from '#db/store.ts';
import { type BattleTimes, battleScheduleOf } from './battle-end-with-extra-minutes.ts';
import { countUnsolved, findParticipation, type Participation } from './play.repository.ts';

export { scheduleOf } from './battle-end-with-extra-minutes.ts';
export { setRating } from './play.repository.ts';

/** The participation of a run token. Throws `unauthorized` when its progress or its run was deleted. */
export async function getParticipation(db: Db, player: RunTokenClaims): Promise<Participation> {
  const participation = await findParticipation(db, player.participation_id);
  if (!participation) throw new Problem('unauthorized');
  return participation;
}

/** The points of a standing; what an organiser gave counts in a battle only. */
export function pointsOf({
  earned,
  spent,
  adjusted,
  pointsToEarn,
}: Pick<Participation, 'earned' | 'spent' | 'adjusted' | 'pointsToEarn'>): Points {
  return {
    netPoints: netPoints(earned, spent, adjusted ?? 0),
    earnedPoints: earned,
    spentPoints: spent,
    adjustedPoints: adjusted ?? 0,
    pointsToEarn,
  };
}

export async function readPoints(db: Db, player: RunTokenClaims): Promise<Points> {
  return pointsOf(await getParticipation(db, player));
}

/** The points of a participation, undefined when it was deleted. */
export async function findPoints(db: Db, participationId: number): Promise<Points | undefined> {
  const participation = await findParticipation(db, participationId);
  return participation && pointsOf(participation);
}

/** When a battle is played, or one team of it with its extra minutes. */
export function battleScheduleAt(times: BattleTimes, now: Date, extraMinutes = 0): BattleSchedule {
  return battleScheduleOf(times, extraMinutes, now);
}

/** Whether joining a team of the battle for the first time is no longer possible. */
export function battleIsOver(times: BattleTimes, extraMinutes: number, now: Date): boolean {
  return battleScheduleOf(times, extraMinutes, now).state === 'ended';
}

/** Whether all quests that the run has now are solved, whatever was deleted or added meanwhile. */
export async function hasSolvedAll(db: Db, participation: Participation): Promise<boolean> {
  return participation.taskCount > 0 && (await countUnsolved(db, participation)) === 0;
}
