import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import { PHOTO_DAYS_PROPOSED } from '@puzzle-runs/domain/photo/photo-review.ts';
import { solvedStartOf } from '@puzzle-runs/domain/task/order.ts';
import { shuffleUnless } from '@puzzle-runs/domain/task/shuffle.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** Deterministic order that is neither sorted nor as written: odd indexes first. */
function reordered<T>(items: readonly T[]): T[] {
  return [...items.filter((_, index) => index % 2 === 1), ...items.filter((_, index) => index % 2 === 0)];
}

/** Entries in an order that depends on their texts only: previews and prints show them like this each time. */
function mixedOrder(content: TaskContents['order']): PlayedContent<'order'> {
  const entries = content.TaskOrderEntries.map(({ text }) => ({ text }));
  return { TaskOrderEntries: shuffleUnless(solvedStartOf(content), entries, randomOf(JSON.stringify(entries))) };
}

/** Numbers in [0, 1) that follow from a text (xorshift of its FNV-1a hash); no secret needs them. */
function randomOf(text: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
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
  order: mixedOrder,
};

/** The content of a task as the API sends it to players: without the solution. */
export function playedContent<K extends TaskType>(kind: K, content: TaskContents[K]): PlayedContent<K> {
  return PLAYED[kind](content);
}
