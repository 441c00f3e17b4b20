import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { withRandomIds } from '#random-ids.ts';

type FileContents = { [K in TaskType]: Extract<RunTask, { task_type: K }>['task'] };

/** Content of the file (already sanitised) to stored content, per task type. */
const STORED: { [K in TaskType]: (content: FileContents[K]) => TaskContents[K] } = {
  guess_text: ({ case_sensitive, focus, tolerance, answers, also_right }) => ({
    case_sensitive,
    focus,
    ...toleranceOf({ tolerance }),
    ...acceptedOf({ also_right }),
    TaskGuessTextAnswers: withRandomIds(answers.map((answer) => ({ answer }))),
  }),
  guess_number: ({ answer, range_from, range_to, tolerance, also_right }) => ({
    answer,
    range_from,
    range_to,
    ...toleranceOf({ tolerance }),
    ...acceptedOf({ also_right }),
  }),
  choice: ({ choices }) => ({ TaskChoices: withRandomIds(choices) }),
  cloze: ({ text, preview, words, also_right }) => ({
    text,
    preview,
    ...acceptedOf({ also_right }),
    TaskClozeWords: withRandomIds(words.map((word, index) => ({ word, position: index + 1 }))),
  }),
  locate: ({ also_right, ...content }) => ({ image_description: '', ...content, ...acceptedOf({ also_right }) }),
  order: ({ entries }) => ({
    TaskOrderEntries: withRandomIds(entries.map((text, index) => ({ text, position: index + 1 }))),
  }),
  photo: ({ example_image = '', example_caption = '', review }) => ({ example_image, example_caption, review }),
};

/** Stored content to content of the file, per task type. */
const EXPORTED: { [K in TaskType]: (content: TaskContents[K]) => FileContents[K] } = {
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

/** Accepted answers, left out if empty, so that older files stay the same. */
function acceptedOf({ also_right }: { also_right?: readonly string[] | undefined }): { also_right?: string[] } {
  return also_right && also_right.length > 0 ? { also_right: [...also_right] } : {};
}

/** A tolerance, left out if zero, so that older files stay the same. */
function toleranceOf<T extends number>({ tolerance }: { tolerance?: T | undefined }): { tolerance?: T } {
  return tolerance ? { tolerance } : {};
}

function inOrder<T extends { position: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.position - b.position);
}

export function fromFileContent<K extends TaskType>(type: K, content: FileContents[K]): TaskContents[K] {
  return STORED[type](content);
}

export function toFileContent<K extends TaskType>(type: K, content: TaskContents[K]): FileContents[K] {
  return EXPORTED[type](content);
}
