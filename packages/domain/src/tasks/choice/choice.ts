import { blankMistakes, mistakeUnless } from '../content-mistake.ts';
import type { TaskKind } from '../task-kind.ts';

export interface ChoiceContent {
  TaskChoices: readonly { id: number; answer: string; correct: boolean }[];
}

/** Players choose options; an answer is their ids. */
export const choice = {
  /** Whether the ids are exactly the right options. Duplicate ids are ignored. */
  isRight(content, answer) {
    const right = new Set(rightIds(content));
    const chosen = new Set(answer);
    return right.size > 0 && right.size === chosen.size && [...right].every((id) => chosen.has(id));
  },

  rightAnswer: rightIds,

  /** Requires at least one right option, and no blank one. */
  mistakes({ TaskChoices: choices }) {
    const hasRight = choices.some(({ correct }) => correct);
    return [...mistakeUnless(hasRight, 'missing', 'TaskChoices'), ...blankMistakes('TaskChoices', choices, 'answer')];
  },

  played: ({ TaskChoices }, { shuffled }) => ({
    TaskChoices: shuffled(TaskChoices.map(({ id, answer }) => ({ id, answer }))),
  }),

  texts: ({ TaskChoices }) => ({ items: TaskChoices.map(({ id, answer }) => ['choice', answer, id]) }),

  translated: ({ TaskChoices }, text) => ({
    TaskChoices: TaskChoices.map((item) => ({ ...item, answer: text('choice', item.id) ?? item.answer })),
  }),

  isAnsweredWithIds: true,

  /** A wrong option takes back a right one. */
  parts(content, answer) {
    const right = new Set(rightIds(content));
    const chosen = [...new Set(answer)];
    const hits = chosen.filter((id) => right.has(id)).length;
    return { right: Math.max(hits - (chosen.length - hits), 0), of: right.size };
  },
} satisfies TaskKind<ChoiceContent, readonly number[]>;

function rightIds({ TaskChoices }: ChoiceContent): number[] {
  return TaskChoices.filter(({ correct }) => correct).map(({ id }) => id);
}
