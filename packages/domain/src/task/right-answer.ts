import type { TaskAnswers, TaskContents, TaskType } from './task-types.ts';

const RIGHT: { [K in TaskType]: (content: TaskContents[K]) => TaskAnswers[K] } = {
  guess_text: ({ TaskGuessTextAnswers }) => TaskGuessTextAnswers[0]?.answer ?? '',
  guess_number: ({ answer }) => answer,
  choice: ({ TaskChoices }) => TaskChoices.filter(({ correct }) => correct).map(({ id }) => id),
  cloze: ({ TaskClozeWords }) => TaskClozeWords.toSorted((a, b) => a.position - b.position).map(({ word }) => word),
  locate: ({ code }) => code,
  order: ({ TaskOrderEntries }) => TaskOrderEntries.toSorted((a, b) => a.position - b.position).map(({ text }) => text),
  /** No photo has the id 0: only the reviewer decides which photo is right. */
  photo: () => 0,
};

/** A correct answer to a task, in the shape that players submit. */
export function rightAnswer<K extends TaskType>(type: K, content: TaskContents[K]): TaskAnswers[K] {
  return RIGHT[type](content);
}
