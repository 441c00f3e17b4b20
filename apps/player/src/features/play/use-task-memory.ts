import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { playerAnswers, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { describeGivenAnswer } from '@puzzle-runs/web/tasks/answer-forms.ts';
import type { Task, TaskMemory } from '@puzzle-runs/web/tasks/task.ts';
import { usePlay } from './play-context.ts';

interface StoredAnswer {
  draft?: unknown;
  given?: unknown;
}

/**
 * The draft on this device, and the answer that solved the task: the API's, which may come from another phone of the team, or until the
 * next refresh this device's. Undefined in a playground, which starts anew on every visit.
 */
export function useTaskMemory({ id, task_type, task, answer }: Task): TaskMemory | undefined {
  const { place, isPlayground } = usePlay();
  if (isPlayground) return undefined;
  const name = `${storageKeyOf(place)}#${id}`;
  const { draft, given } = (playerAnswers.find(name) ?? {}) as StoredAnswer;
  const own = typeof given === 'string' ? given : undefined;
  return {
    draft,
    saveDraft: (entered) => playerAnswers.save(name, { draft: entered }),
    // The cast is safe: the API stores an answer with its task.
    given: answer === null ? own : describeGivenAnswer(task_type, answer as TaskAnswers[TaskType], task),
  };
}
