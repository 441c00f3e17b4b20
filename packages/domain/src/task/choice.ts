import type { ChoiceContent } from './content.ts';
import { blankMistakes, type Mistake, mistakeUnless } from './mistake.ts';

/** Whether exactly the right options are chosen: none missing, none too many. Naming one twice changes nothing. */
export function isChoiceRight(content: ChoiceContent, answer: readonly number[]): boolean {
  const right = new Set(content.TaskChoices.filter(({ correct }) => correct).map(({ id }) => id));
  const chosen = new Set(answer);
  return right.size > 0 && right.size === chosen.size && [...right].every((id) => chosen.has(id));
}

/** At least one option, none blank, at least one of them right. */
export function choiceMistakes({ TaskChoices: choices }: ChoiceContent): Mistake[] {
  return [
    ...mistakeUnless(
      choices.some(({ correct }) => correct),
      'missing',
      'TaskChoices',
    ),
    ...blankMistakes('TaskChoices', choices, 'answer'),
  ];
}
