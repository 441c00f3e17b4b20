import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { toManagedGate } from '../pois/managed-poi.ts';
import { decisionsOfTrail, ownTrail, poisOfTrail, prerequisitesOfTrail, tasksOfTrail } from './trail.repository.ts';

const byPoi = ({ poiId }: { poiId: number }) => poiId;

/**
 * An own exploration with all pois and tasks in order, in five queries for any number of them. Throws `not_found`.
 * @param slug of the exploration
 */
export async function readTrail(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id: creatorId }: Session,
  slug: string,
): Promise<ExplorationTrail> {
  const [exploration] = await ownTrail(db, { creatorId, slug });
  if (!exploration) throw new Problem('not_found');
  const { updatedAt, ...facts } = exploration;
  const values = { explorationId: exploration.id };
  const [pois, prerequisites, tasks, decisions] = await Promise.all([
    poisOfTrail(db, values),
    prerequisitesOfTrail(db, values),
    tasksOfTrail(db, values),
    decisionsOfTrail(db, values),
  ]);
  const prerequisitesOf = Map.groupBy(prerequisites, byPoi);
  const tasksOf = Map.groupBy(tasks, byPoi);
  const optionsOf = new Map(
    decisions.map(({ id, content }) => [id, 'TaskOptions' in content ? content.TaskOptions : []] as const),
  );
  return {
    ...facts,
    updated_at: updatedAt.toISOString(),
    Pois: pois.map(({ latitude, longitude, unlockMode, updatedAt: poiUpdatedAt, ...poi }) => {
      const own = tasksOf.get(poi.id) ?? [];
      return {
        ...poi,
        place: targetOf({ latitude, longitude }),
        ...toManagedGate(prerequisitesOf.get(poi.id) ?? [], { unlockMode }),
        task_count: own.length,
        pointsToEarn: own.reduce((sum, { points }) => sum + points, 0),
        Tasks: own.map(({ poiId: _poi, ...task }) => {
          const options = optionsOf.get(task.id);
          return options ? { ...task, TaskOptions: options.map(({ id, option }) => ({ id, option })) } : task;
        }),
        updated_at: poiUpdatedAt.toISOString(),
      };
    }),
  };
}
