import { awaitsArrival } from '@puzzle-runs/domain/poi/arrival.ts';
import { isFinished } from '@puzzle-runs/domain/progress/finish.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import { hasAttemptLeft } from '@puzzle-runs/domain/task/attempts.ts';
import type { Db } from '#db/store.ts';
import { cachedContentOf, type PlayedContentRows } from './cached-content.repository.ts';
import { type FinishMarks, listFinishMarks } from './finish-marks.repository.ts';
import type { Participation } from './play.repository.ts';

/** The figures of a participation that decide whether it is finished. */
export type FinishFigures = Pick<
  Participation,
  | 'id'
  | 'explorationId'
  | 'revision'
  | 'earned'
  | 'spent'
  | 'adjusted'
  | 'highestNet'
  | 'solved'
  | 'joinedAt'
  | 'lastSolvedAt'
  | 'trial'
>;

/**
 * When a participation was finished: the time of its last answer or arrival once no task is open and no arrival is awaited, else null.
 * Derived from the present content, so it becomes null when a task opens again.
 */
export function finishedAt(figures: FinishFigures, content: PlayedContentRows, marks: FinishMarks): Date | null {
  const net = netPoints(figures.earned, figures.spent, figures.adjusted ?? 0);
  const now = { netPoints: net, highestNetPoints: Math.max(figures.highestNet, net), solvedTasks: figures.solved };
  const everythingOpen = figures.trial === 'unlocked';
  const pois = content.pois.map(({ poi }) => ({
    prerequisites:
      everythingOpen || marks.opened.has(poi.id) ? [] : (content.prerequisites.get(poi.id) ?? []).map(toPrerequisite),
    tasks: (content.tasks.get(poi.id) ?? []).map(({ id, points, attempts }) => ({
      points,
      solved: marks.solvedAt.has(id),
      attemptLeft: hasAttemptLeft(attempts, marks.wrong.get(id)?.wrong ?? 0),
      pending: marks.awaited.has(id),
    })),
    awaitsArrival: awaitsArrival({
      radius: poi.arrivalRadius,
      arrived: marks.arrivedAt.has(poi.id),
      answered: hasAnswered(content.tasks.get(poi.id) ?? [], marks),
    }),
  }));
  return isFinished(pois, now) ? lastAnswerAt(figures, marks) : null;
}

/** Whether one of the tasks was answered, right or wrong. */
export function hasAnswered(
  tasks: readonly { id: number }[],
  { solvedAt, wrong }: Pick<FinishMarks, 'solvedAt' | 'wrong'>,
): boolean {
  return tasks.some(({ id }) => solvedAt.has(id) || wrong.has(id));
}

function toPrerequisite({ unlockType, value }: { unlockType: 'points' | 'time' | 'tasks'; value: number }) {
  return { unlock_type: unlockType, value };
}

function lastAnswerAt({ joinedAt, lastSolvedAt }: FinishFigures, { wrong, arrivedAt, awaited }: FinishMarks): Date {
  const wrongAt = [...wrong.values()].map(({ lastAt }) => lastAt);
  const times = [joinedAt, lastSolvedAt, ...wrongAt, ...arrivedAt.values(), ...awaited.values()];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

/** When a participation was finished, and the number of existing tasks that it has solved. */
interface FinishState {
  finishedAt: Date | null;
  tasks: { total: number; completed: number };
}

/** The state of each participation, in the given order: two queries, and the content of each exploration from the cache. */
export async function listFinishStates(db: Db, participations: readonly FinishFigures[]): Promise<FinishState[]> {
  const marks = await listFinishMarks(
    db,
    participations.map(({ id }) => id),
  );
  const contents = new Map<number, PlayedContentRows>();
  for (const { explorationId, revision } of participations)
    if (!contents.has(explorationId))
      contents.set(explorationId, await cachedContentOf(db, { explorationId, revision }));
  return participations.map((each) => {
    const content = contents.get(each.explorationId);
    if (!content) throw new Error(`no content of exploration ${each.explorationId}`);
    return {
      finishedAt: finishedAt(each, content, marks(each.id)),
      tasks: existingTasks(content, marks(each.id)),
    };
  });
}

/** Counts the tasks that exist now, and those of them that are solved. */
export function existingTasks({ tasks }: PlayedContentRows, { solvedAt }: Pick<FinishMarks, 'solvedAt'>) {
  const all = [...tasks.values()].flat();
  return { total: all.length, completed: all.filter(({ id }) => solvedAt.has(id)).length };
}

export async function hasFinished(db: Db, participation: FinishFigures): Promise<boolean> {
  const [state] = await listFinishStates(db, [participation]);
  return state?.finishedAt != null;
}
