import { distance } from 'fastest-levenshtein';
import { comparableText, comparableTextWithCase } from '../../text/comparable-text.ts';
import { blankMistakes, mistakeUnless } from '../content-mistake.ts';
import type { TaskKind, Written } from '../task-kind.ts';

export interface GuessTextContent extends Written {
  case_sensitive: boolean;
  /** Accepts an answer that contains one of the listed answers as whole words. */
  focus: boolean;
  /** Typing mistakes that an answer may have; missing: none. See `isTypingMistake`. */
  tolerance?: TypingTolerance;
  TaskGuessTextAnswers: readonly { id: number; answer: string }[];
}

/** A word in any script, or one character that is neither part of a word nor a space. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|\S/gu;

export const guessText = {
  /**
   * Whether the answer equals a listed one, ignoring extra spaces and, unless `case_sensitive`, case. With `focus` it
   * may contain a listed one as whole words: “the Old Mill!” contains “old mill”, “windmills” does not contain “mill”.
   * With `tolerance` it may have typing mistakes, but not together with `focus`.
   */
  isRight(content, answer) {
    const given = normalizerOf(content)(answer);
    return expectedAnswers(content).some((expected) => {
      if (expected === '') return false;
      if (expected === given) return true;
      return content.focus ? containsWords(given, expected) : isTypingMistake(expected, given, content.tolerance ?? 0);
    });
  },

  rightAnswer: ({ TaskGuessTextAnswers }) => TaskGuessTextAnswers[0]?.answer ?? '',

  /** Requires at least one answer, none blank, and no two that are equal when compared. */
  mistakes(content) {
    const answers = content.TaskGuessTextAnswers;
    const expected = expectedAnswers(content);
    const repeated = expected.flatMap((text, index) => {
      const isFirst = text === '' || expected.indexOf(text) === index;
      return mistakeUnless(isFirst, 'invalid', 'TaskGuessTextAnswers', index, 'answer');
    });
    return [
      ...mistakeUnless(answers.length > 0, 'missing', 'TaskGuessTextAnswers'),
      ...blankMistakes('TaskGuessTextAnswers', answers, 'answer'),
      ...repeated,
    ];
  },

  played: () => ({}),
  texts: ({ TaskGuessTextAnswers }) => ({
    items: TaskGuessTextAnswers.map(({ id, answer }) => ['answer', answer, id]),
  }),

  translated: ({ TaskGuessTextAnswers: answers, ...content }, text) => ({
    ...content,
    TaskGuessTextAnswers: answers.map((item) => ({ ...item, answer: text('answer', item.id) ?? item.answer })),
  }),

  written: (text) => text,
  read: (text) => text,
  expecting: (content, answer) => ({ ...content, case_sensitive: false, TaskGuessTextAnswers: [{ id: 0, answer }] }),
} satisfies TaskKind<GuessTextContent, string>;

/** Pairs of listed answers of which one counts as a mistyped other one. Empty without tolerance. */
export function collidingAnswers(content: GuessTextContent): (readonly [string, string])[] {
  const { focus, tolerance = 0, TaskGuessTextAnswers: answers } = content;
  if (focus || tolerance === 0) return [];
  const texts = expectedAnswers(content);
  const isNear = (one: string, other: string) => one !== other && isTypingMistake(one, other, tolerance);
  return answers.flatMap(({ answer }, index) =>
    answers.slice(0, index).flatMap((earlier, at) => {
      const [one, other] = [texts[at] ?? '', texts[index] ?? ''];
      return isNear(one, other) || isNear(other, one) ? [[earlier.answer, answer] as const] : [];
    }),
  );
}

function expectedAnswers(content: GuessTextContent): string[] {
  const normalize = normalizerOf(content);
  return content.TaskGuessTextAnswers.map(({ answer }) => normalize(answer));
}

function normalizerOf(content: GuessTextContent): (text: string) => string {
  return content.case_sensitive ? comparableTextWithCase : comparableText;
}

function containsWords(text: string, words: string): boolean {
  const [all, wanted] = [tokensOf(text), tokensOf(words)];
  return all.some((_, start) => wanted.every((token, index) => token === all[start + index]));
}

function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? [];
}

export type TypingTolerance = 0 | 1 | 2;

/** Letters that an expected answer needs for one edit, and for two. Shorter words are too close to other words. */
const LETTERS_FOR_EDITS = [5, 9] as const;

/**
 * Whether `given` is `expected` with at most `tolerance` edits (a letter too many, too few, or another one): one edit
 * from five letters on, two from nine. Numbers have to be the same. Both texts are normalised.
 */
export function isTypingMistake(expected: string, given: string, tolerance: TypingTolerance): boolean {
  const edits = Math.min(tolerance, LETTERS_FOR_EDITS.filter((letters) => countLetters(expected) >= letters).length);
  if (edits === 0 || Math.abs(expected.length - given.length) > edits) return false;
  return haveSameNumbers(expected, given) && distance(expected, given) <= edits;
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function haveSameNumbers(one: string, other: string): boolean {
  return numbersIn(one) === numbersIn(other);
}

function numbersIn(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).join(' ');
}
