import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { EntryLabel } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { describeGivenAnswer } from '@puzzle-runs/web/task/given-answer.ts';
import type { Task } from '@puzzle-runs/web/task/task.ts';

/** Names of what a submission belongs to, from the pois that the player sees. */
export function entryLabelOf({ exploration, rows }: JoinedPois, submission: Submission): EntryLabel {
  for (const poi of rows) {
    if (!poi.unlocked) continue;
    const label = { exploration: exploration.name, poi: poi.name };
    if (submission.progress_type === 'task') {
      const task = poi.Tasks.find(({ id }) => id === submission.progress_id) as Task | undefined;
      if (!task) continue;
      // The cast is safe: the form of the task's kind made the answer.
      const answer = submission.answer as TaskAnswers[TaskType];
      return { ...label, task: task.name, answer: describeGivenAnswer(task.task_type, answer, task.task) || undefined };
    }
    if (submission.progress_type === 'arrival') {
      if (poi.id === submission.progress_id) return label;
      continue;
    }
    const hints = poi.location_type === 'hint' ? poi.location : [];
    const number = hints.findIndex(({ id }) => id === submission.progress_id) + 1;
    if (number > 0) return { ...label, hint: { number, cost: hints[number - 1]?.cost ?? 0 } };
  }
  return { exploration: exploration.name };
}
