import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import { PHOTO_DAYS_PROPOSED } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** Deterministic order that is neither sorted nor as written: odd indexes first. */
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
  locate: ({ locate_type, image, image_description }) =>
    locate_type === 'image'
      ? { locate_type, image, image_description }
      : { locate_type, image: null, image_description: '' },
  photo: ({ example_image, example_caption, review }) => ({
    example_image: example_image === '' ? null : example_image,
    example_caption,
    review,
    kept_days: PHOTO_DAYS_PROPOSED,
  }),
  order: ({ TaskOrderEntries }) => ({ TaskOrderEntries: reordered(TaskOrderEntries.map(({ text }) => ({ text }))) }),
};

/** The content of a task as the API sends it to players: without the solution. */
export function playedContent<K extends TaskType>(kind: K, content: TaskContents[K]): PlayedContent<K> {
  return PLAYED[kind](content);
}
