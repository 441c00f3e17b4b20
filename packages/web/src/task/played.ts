import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** Neither sorted nor as written, and the same each time: every second one first. */
function reordered<T>(items: readonly T[]): T[] {
  return [...items.filter((_, index) => index % 2 === 1), ...items.filter((_, index) => index % 2 === 0)];
}

const PLAYED: { readonly [K in TaskType]: (content: TaskContents[K]) => PlayedContent<K> } = {
  guess_text: () => ({}),
  guess_number: ({ range_from, range_to }) => ({ range_from, range_to }),
  choice: ({ TaskChoices }) => ({ TaskChoices: TaskChoices.map(({ id, answer }) => ({ id, answer })) }),
  cloze: ({ text, preview, TaskClozeWords }) => ({
    text,
    preview,
    TaskClozeWords: preview ? reordered(TaskClozeWords.map(({ word }) => ({ word }))) : [],
  }),
  locate: ({ locate_type, image }) => ({ locate_type, image: locate_type === 'image' ? image : null }),
  order: ({ TaskOrderEntries }) => ({ TaskOrderEntries: reordered(TaskOrderEntries.map(({ text }) => ({ text }))) }),
};

/** What a player sees of a task: the same that the API sends, nothing that is right about it (design: secrets). */
export function playedContent<K extends TaskType>(kind: K, content: TaskContents[K]): PlayedContent<K> {
  return PLAYED[kind](content);
}
