import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Points } from '@puzzle-runs/contract/play/progress.ts';
import { netOf } from '@puzzle-runs/domain/game/standing.ts';
import type { Db } from '#db/store.ts';
import { findParticipation, type Participation } from '../play.repository.ts';
import { getParticipation } from '../play.service.ts';

/** Points in the shape of the contract. `adjusted` is null outside of battles. */
export function pointsOf({
  earned,
  spent,
  adjusted,
  pointsToEarn,
}: Pick<Participation, 'earned' | 'spent' | 'adjusted' | 'pointsToEarn'>): Points {
  return {
    netPoints: netOf({ earned, spent, adjusted: adjusted ?? 0 }),
    earnedPoints: earned,
    spentPoints: spent,
    adjustedPoints: adjusted ?? 0,
    pointsToEarn,
  };
}

/** Counts of the tasks that exist now; solved tasks that were deleted since do not count. */
export function taskFigures({ total, completed }: { total: number; completed: number }) {
  return { tasks_completed: completed, tasks_to_complete: total - completed, total_tasks: total };
}

export async function readPoints(db: Db, player: RunTokenClaims): Promise<Points> {
  return pointsOf(await getParticipation(db, player));
}

/** Points of a participation, and its team; undefined when it was deleted. */
export async function findPoints(
  db: Db,
  participationId: number,
): Promise<{ points: Points; teamId: number | null } | undefined> {
  const participation = await findParticipation(db, participationId);
  return participation && { points: pointsOf(participation), teamId: participation.teamId };
}
