import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

type GivenAnswers = { readonly [K in TaskType]: (answer: TaskAnswers[K], content: PlayedContent<K>) => string };

const GIVEN: GivenAnswers = {
  guess_text: (answer) => answer.trim(),
  guess_number: (answer) => String(answer),
  choice: (ids, { TaskChoices }) =>
    TaskChoices.filter(({ id }) => ids.includes(id))
      .map(({ answer }) => answer)
      .join(', '),
  cloze: (words) => words.join(', '),
  locate: (code) => code.trim(),
  order: (texts) => texts.map((text, index) => `${index + 1}. ${text}`).join('\n'),
  // The photo itself is shown.
  photo: () => '',
};

/** An answer as the player reads it once the task is solved; sorted entries have a line each. */
export function describeGivenAnswer<K extends TaskType>(
  kind: K,
  answer: TaskAnswers[K],
  content: PlayedContent<K>,
): string {
  return GIVEN[kind](answer, content);
}
