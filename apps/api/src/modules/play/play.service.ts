import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Points } from '@puzzle-runs/contract/progress.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { Db } from '#db/store.ts';
import { countUnsolved, findParticipation, type Participation } from './play.repository.ts';

export { setRating } from './play.repository.ts';

/** The participation of a run token. Throws `unauthorized` when its progress or its run was deleted. */
export async function getParticipation(db: Db, player: RunTokenClaims): Promise<Participation> {
  const participation = await findParticipation(db, player.participation_id);
  if (!participation) throw new Problem('unauthorized');
  return participation;
}

export function pointsOf({
  earned,
  spent,
  pointsToEarn,
}: Pick<Participation, 'earned' | 'spent' | 'pointsToEarn'>): Points {
  return { netPoints: netPoints(earned, spent), earnedPoints: earned, spentPoints: spent, pointsToEarn };
}

export async function readPoints(db: Db, player: RunTokenClaims): Promise<Points> {
  return pointsOf(await getParticipation(db, player));
}

/** The points of a participation, undefined when it was deleted. */
export async function findPoints(db: Db, participationId: number): Promise<Points | undefined> {
  const participation = await findParticipation(db, participationId);
  return participation && pointsOf(participation);
}

/** Whether all quests that the run has now are solved, whatever was deleted or added meanwhile. */
export async function hasSolvedAll(db: Db, participation: Participation): Promise<boolean> {
  return participation.taskCount > 0 && (await countUnsolved(db, participation)) === 0;
}
