import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { added, numbered } from './content/entries.ts';
import type { TaskValues } from './task-values.ts';

/** Adds the pending text to the list of entries. Blank text is ignored. */
export function withPending(values: TaskValues): TaskValues {
  const { pending, ...entered } = values;
  return pending === undefined || isBlank(pending) ? entered : withEntries(entered, [pending.trim()]);
}

/** Adds texts to the list of entries; a kind without a list stays as it is. */
export function withEntries(entered: TaskValues, texts: readonly string[]): TaskValues {
  return texts.reduce(withEntry, entered);
}

function withEntry(entered: TaskValues, text: string): TaskValues {
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
