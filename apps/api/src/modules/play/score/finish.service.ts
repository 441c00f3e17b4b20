import { countTasks, finishedAt } from '@puzzle-runs/domain/game/finish.ts';
import type { ProgressRow } from '#db/progress-columns.ts';
import type { Db } from '#db/store.ts';
import type { Participation } from '../play.repository.ts';
import { cachedContentOf } from '../read/cached-content.repository.ts';
import { ownContentOf } from '../submit/game-of-run.ts';
import { listMarks, toProgress } from '../submit/progress.repository.ts';

/** A participation with what decides whether it is finished. */
export type FinishRow = ProgressRow & Pick<Participation, 'explorationId' | 'revision' | 'trial'>;

/** When a participation was finished, and the number of existing tasks that it has solved. */
interface FinishState {
  finishedAt: Date | null;
  tasks: { total: number; completed: number };
}

/**
 * The state of each participation, in the given order: six queries, and the content of each exploration from the cache.
 */
export async function listFinishStates(db: Db, participations: readonly FinishRow[]): Promise<FinishState[]> {
  const marks = await listMarks(
    db,
    participations.map(({ id }) => id),
  );
  const states: FinishState[] = [];
  for (const participation of participations) {
    const content = ownContentOf(await cachedContentOf(db, participation), participation);
    const game = { ...content, trial: participation.trial };
    const progress = toProgress(participation, marks(participation.id));
    const finished = finishedAt(game, progress);
    states.push({
      finishedAt: finished === null ? null : new Date(finished),
      tasks: countTasks(game, progress),
    });
  }
  return states;
}

export async function hasFinished(db: Db, participation: FinishRow): Promise<boolean> {
  const [state] = await listFinishStates(db, [participation]);
  return state?.finishedAt != null;
}
