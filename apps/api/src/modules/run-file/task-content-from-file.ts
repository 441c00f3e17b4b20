import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { withRandomIds } from '#random-ids.ts';
import { acceptedOf, toleranceOf } from './omit-empty-fields.ts';

/** Content of a task in a run file, per task type. */
export type TaskFileContents = { [K in TaskType]: Extract<RunTask, { task_type: K }>['task'] };

/** Content of the file (already sanitised) to stored content, per task type. */
const STORED: { [K in TaskType]: (content: TaskFileContents[K]) => TaskContents[K] } = {
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

export function fromFileContent<K extends TaskType>(type: K, content: TaskFileContents[K]): TaskContents[K] {
  return STORED[type](content);
}
