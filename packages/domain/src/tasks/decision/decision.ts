import { isMediaUrl } from '../../media-url.ts';
import { blankMistakes, mistakeUnless } from '../content-mistake.ts';
import type { TaskKind } from '../task-kind.ts';

/** One of several ways to go on. */
export interface DecisionOption {
  id: number;
  option: string;
  /** The address of a picture; empty without one. */
  image: string;
  /** What players read once they have chosen it; empty without one. */
  reaction: string;
}

export interface DecisionContent {
  TaskOptions: readonly DecisionOption[];
}

/** Ids of the options of a decision; undefined for the content of another kind. */
export function optionIdsOf(content: object): readonly number[] | undefined {
  return 'TaskOptions' in content ? (content as DecisionContent).TaskOptions.map(({ id }) => id) : undefined;
}

/** The option of an answer to a decision; undefined for other answers. */
export function optionIn(answer: unknown): number | undefined {
  const [option] = Array.isArray(answer) ? (answer as unknown[]) : [];
  return typeof option === 'number' ? option : undefined;
}

/** Players choose one option, once for their team; no option is wrong. An answer is a list with the id of the option. */
export const decision = {
  isRight: ({ TaskOptions: options }, [chosen, ...others]) =>
    others.length === 0 && options.some(({ id }) => id === chosen),

  rightAnswer: ({ TaskOptions: options }) => options.slice(0, 1).map(({ id }) => id),

  /** Requires two options, and a text for each. Pictures are optional. */
  mistakes: ({ TaskOptions: options }) => [
    ...mistakeUnless(options.length > 1, 'missing', 'TaskOptions'),
    ...blankMistakes('TaskOptions', options, 'option'),
    ...options.flatMap(({ image }, index) =>
      mistakeUnless(image === '' || isMediaUrl(image), 'invalid', 'TaskOptions', index, 'image'),
    ),
  ],

  played: ({ TaskOptions: options }) => ({
    TaskOptions: options.map(({ id, option, image }) => ({ id, option, image: image === '' ? null : image })),
  }),

  texts: ({ TaskOptions: options }) => ({
    items: options.flatMap(({ id, option, reaction }) => [
      ['option', option, id] as const,
      ['reaction', reaction, id] as const,
    ]),
  }),

  translated: ({ TaskOptions: options }, text) => ({
    TaskOptions: options.map((item) => ({
      ...item,
      option: text('option', item.id) ?? item.option,
      reaction: text('reaction', item.id) ?? item.reaction,
    })),
  }),

  isAnsweredWithIds: true,
  isNeverWrong: true,

  reaction: ({ TaskOptions: options }, [chosen]) => options.find(({ id }) => id === chosen)?.reaction ?? '',
} satisfies TaskKind<DecisionContent, readonly number[]>;
