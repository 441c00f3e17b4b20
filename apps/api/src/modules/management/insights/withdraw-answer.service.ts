import type { AcceptedAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Db } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import { nextUpdatedAt } from '../input-checks.ts';
import { getOwnTask } from '../ownership.repository.ts';
import { listTaskContents } from './insights.repository.ts';

/** Answers that were accepted afterwards in tasks of a run, except those that were added to the answers of the form. */
export async function listAccepted(db: Db, explorationId: number): Promise<AcceptedAnswer[]> {
  const tasks = await listTaskContents(db, explorationId);
  return tasks.flatMap(({ id, content }) => acceptedIn(content).map((text) => ({ task_id: id, text })));
}

function acceptedIn(content: TaskContents[TaskType]): readonly string[] {
  return ('also_right' in content && content.also_right) || [];
}

/**
 * Withdraws an accepted answer, which counts as wrong again; players
 * who solved the task keep their points. Throws `not_found`.
 */
export async function withdrawAnswer(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { text, ...ids }: { poi_id: number; task_id: number; text: string },
): Promise<{ accepted: string[] }> {
  return editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    const content = task.content as TaskContents[TaskType];
    const before = acceptedIn(content);
    const accepted = before.filter((other) => other !== text);
    if (accepted.length === before.length) throw new Problem('not_found');
    markChanged(explorationId);
    const change = { content: { ...content, also_right: accepted }, updatedAt: nextUpdatedAt(task, now()) };
    await changeTaskRow(tx, explorationId, task, change);
    return { accepted };
  });
}
