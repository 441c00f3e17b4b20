import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { acceptedOf, toleranceOf } from './omit-empty-fields.ts';
import type { TaskFileContents } from './task-content-from-file.ts';

/** Stored content to content of the file, per task type. */
const EXPORTED: { [K in TaskType]: (content: TaskContents[K]) => TaskFileContents[K] } = {
  guess_text: ({ case_sensitive, focus, tolerance, TaskGuessTextAnswers, also_right }) => ({
    case_sensitive,
    focus,
    ...toleranceOf({ tolerance }),
    answers: TaskGuessTextAnswers.map(({ answer }) => answer),
    ...acceptedOf({ also_right }),
  }),
  guess_number: ({ answer, range_from, range_to, tolerance, also_right }) => ({
    answer,
    range_from,
    range_to,
    ...toleranceOf({ tolerance }),
    ...acceptedOf({ also_right }),
  }),
  choice: ({ TaskChoices }) => ({ choices: TaskChoices.map(({ answer, correct }) => ({ answer, correct })) }),
  cloze: ({ text, preview, TaskClozeWords, also_right }) => ({
    text,
    preview,
    words: inOrder(TaskClozeWords).map(({ word }) => word),
    ...acceptedOf({ also_right }),
  }),
  locate: ({ locate_type, image, image_description, code, case_sensitive, also_right }) => {
    const found = { image, code, case_sensitive, ...acceptedOf({ also_right }) };
    return locate_type === 'image' ? { locate_type, image_description, ...found } : { locate_type, ...found };
  },
  order: ({ TaskOrderEntries }) => ({ entries: inOrder(TaskOrderEntries).map(({ text }) => text) }),
  photo: ({ example_image, example_caption, review }) => ({
    ...(example_image !== '' && { example_image }),
    ...(example_caption !== '' && { example_caption }),
    review,
  }),
};

function inOrder<T extends { position: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.position - b.position);
}

export function toFileContent<K extends TaskType>(type: K, content: TaskContents[K]): TaskFileContents[K] {
  return EXPORTED[type](content);
}
