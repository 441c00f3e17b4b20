import type { PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import { solvedStartOf } from '@puzzle-runs/domain/task/order.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { PlayedContent } from '../task.ts';

/** `isRefused` says which orders the player must not see. */
export type Shuffle = <T>(items: readonly T[], isRefused?: (order: readonly T[]) => boolean) => T[];

/** Shuffle of one participation, and settings of its run that the content contains. */
interface Seen {
  shuffled: Shuffle;
  photoDays: PhotoDays;
}

type Played = { [K in TaskType]: (content: TaskContents[K], seen: Seen) => PlayedContent<K> };

/** Content that players may see per task type: neither the answer nor anything that reveals it. */
const PLAYED = {
  guess_text: () => ({}),
  guess_number: ({ range_from, range_to }) => ({ range_from, range_to }),
  choice: ({ TaskChoices }, { shuffled }) => ({
    TaskChoices: shuffled(TaskChoices.map(({ id, answer }) => ({ id, answer }))),
  }),
  cloze: ({ text, preview, TaskClozeWords }, { shuffled }) => ({
    text,
    preview,
    TaskClozeWords: preview ? shuffled(TaskClozeWords.map(({ word }) => ({ word }))) : [],
  }),
  // For a printed QR code `image` is the text of the code, the answer; for a picture it is the question.
  locate: ({ locate_type, image, image_description }) =>
    locate_type === 'image'
      ? { locate_type, image, image_description }
      : { locate_type, image: null, image_description: '' },
  order: (content, { shuffled }) => ({
    TaskOrderEntries: shuffled(
      content.TaskOrderEntries.map(({ text }) => ({ text })),
      solvedStartOf(content),
    ),
  }),
  photo: ({ example_image, example_caption, review }, { photoDays }) => ({
    example_image: example_image === '' ? null : example_image,
    example_caption,
    review,
    kept_days: photoDays,
  }),
} satisfies Played;

export function toPlayedContent<K extends TaskType>(type: K, content: TaskContents[K], seen: Seen): PlayedContent<K> {
  return (PLAYED as Played)[type](content, seen);
}
