import type { AcceptedAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import { nextUpdatedAt } from '../input-checks.ts';
import { getOwnTask } from '../ownership.repository.ts';

/** Answers that were accepted afterwards in tasks of a run, except those that were added to the answers of the form. */
export function acceptedOf(tasks: readonly { id: number; content: TaskContents[TaskType] }[]): AcceptedAnswer[] {
  return tasks.flatMap(({ id, content }) => acceptedIn(content).map((text) => ({ task_id: id, text })));
}

function acceptedIn(content: TaskContents[TaskType]): readonly string[] {
  return ('also_right' in content && content.also_right) || [];
}

/**
 * Withdraws an accepted answer, which counts as wrong again, also one that was added to the answers of the form.
 * Players who solved the task keep their points. Throws `not_found`.
 */
export async function withdrawAnswer(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { text, ...ids }: { poi_id: number; task_id: number; text: string },
): Promise<{ accepted: string[] }> {
  return editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    const content = task.content as TaskContents[TaskType];
    const left = withoutAnswer(content, text);
    if (!left) throw new Problem('not_found');
    markChanged(explorationId);
    await changeTaskRow(tx, explorationId, task, { content: left, updatedAt: nextUpdatedAt(task, now()) });
    return { accepted: [...acceptedIn(left)] };
  });
}

/** The content without one accepted answer; undefined if it is not accepted, or the only answer of the form. */
function withoutAnswer(content: TaskContents[TaskType], text: string): TaskContents[TaskType] | undefined {
  const before = acceptedIn(content);
  if (before.includes(text)) {
    const also_right = before.filter((other) => other !== text);
    return { ...content, also_right } as TaskContents[TaskType];
  }
  if (!('TaskGuessTextAnswers' in content)) return undefined;
  const answers = content.TaskGuessTextAnswers;
  const added = answers.findLast(({ answer }) => answer === text);
  if (!added || answers.length === 1) return undefined;
  return { ...content, TaskGuessTextAnswers: answers.filter((other) => other !== added) };
}
