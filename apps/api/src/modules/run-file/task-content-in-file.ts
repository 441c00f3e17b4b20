import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { withRandomIds } from '#random-ids.ts';

type FileContents = { [K in TaskType]: Extract<RunTask, { task_type: K }>['task'] };

/** Content of the file (already sanitised) to stored content, per task type. */
const STORED: { [K in TaskType]: (content: FileContents[K]) => TaskContents[K] } = {
  guess_text: ({ case_sensitive, focus, answers }) => ({
    case_sensitive,
    focus,
    TaskGuessTextAnswers: withRandomIds(answers.map((answer) => ({ answer }))),
  }),
  guess_number: (content) => content,
  choice: ({ choices }) => ({ TaskChoices: withRandomIds(choices) }),
  cloze: ({ text, preview, words }) => ({
    text,
    preview,
    TaskClozeWords: withRandomIds(words.map((word, index) => ({ word, position: index + 1 }))),
  }),
  locate: (content) => ({ image_description: '', ...content }),
  order: ({ entries }) => ({
    TaskOrderEntries: withRandomIds(entries.map((text, index) => ({ text, position: index + 1 }))),
  }),
};

/** Stored content to content of the file, per task type. */
const EXPORTED: { [K in TaskType]: (content: TaskContents[K]) => FileContents[K] } = {
  guess_text: ({ case_sensitive, focus, TaskGuessTextAnswers }) => ({
    case_sensitive,
    focus,
    answers: TaskGuessTextAnswers.map(({ answer }) => answer),
  }),
  guess_number: ({ answer, range_from, range_to }) => ({ answer, range_from, range_to }),
  choice: ({ TaskChoices }) => ({ choices: TaskChoices.map(({ answer, correct }) => ({ answer, correct })) }),
  cloze: ({ text, preview, TaskClozeWords }) => ({
    text,
    preview,
    words: inOrder(TaskClozeWords).map(({ word }) => word),
  }),
  locate: ({ locate_type, image, image_description, code, case_sensitive }) =>
    locate_type === 'image'
      ? { locate_type, image, image_description, code, case_sensitive }
      : { locate_type, image, code, case_sensitive },
  order: ({ TaskOrderEntries }) => ({ entries: inOrder(TaskOrderEntries).map(({ text }) => text) }),
};

function inOrder<T extends { position: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.position - b.position);
}

export function fromFileContent<K extends TaskType>(type: K, content: FileContents[K]): TaskContents[K] {
  return STORED[type](content);
}

export function toFileContent<K extends TaskType>(type: K, content: TaskContents[K]): FileContents[K] {
  return EXPORTED[type](content);
}
