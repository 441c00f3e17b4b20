import { blankMistakes, type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { ChoiceContent } from './task-types.ts';

/** Whether `answer` (ids) holds exactly the right options. Duplicate ids are ignored. */
export function isChoiceRight(content: ChoiceContent, answer: readonly number[]): boolean {
  const right = new Set(content.TaskChoices.filter(({ correct }) => correct).map(({ id }) => id));
  const chosen = new Set(answer);
  return right.size > 0 && right.size === chosen.size && [...right].every((id) => chosen.has(id));
}

/** Requires at least one right option, and no blank one. */
export function choiceMistakes({ TaskChoices: choices }: ChoiceContent): ContentMistake[] {
  return [
    ...mistakeUnless(
      choices.some(({ correct }) => correct),
      'missing',
      'TaskChoices',
    ),
    ...blankMistakes('TaskChoices', choices, 'answer'),
  ];
}
