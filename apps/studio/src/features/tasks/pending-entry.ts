import { isBlank } from '@puzzle-runs/domain/text/comparable-text.ts';
import { added, numbered } from './content/entries.ts';
import type { TaskValues } from './task-values.ts';

/** Adds the pending text to the list of entries. Blank text is ignored. */
export function withPending(values: TaskValues): TaskValues {
  const { pending, ...entered } = values;
  if (pending === undefined || isBlank(pending)) return entered;
  const text = pending.trim();
  switch (entered.task_type) {
    case 'guess_text': {
      const answers = added(entered.task.TaskGuessTextAnswers, { id: 0, answer: text });
      return { ...entered, task: { ...entered.task, TaskGuessTextAnswers: answers } };
    }
    case 'choice':
      return {
        ...entered,
        task: { TaskChoices: added(entered.task.TaskChoices, { id: 0, answer: text, correct: false }) },
      };
    case 'order': {
      const entries = added(entered.task.TaskOrderEntries, { id: 0, text, position: 0 });
      return { ...entered, task: { TaskOrderEntries: numbered(entries) } };
    }
    case 'guess_number':
    case 'locate':
    case 'cloze':
    case 'photo':
      return entered;
  }
}
