import { blankMistakes, type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { GuessTextContent } from './task-types.ts';
import { normalizeText, normalizeTextIgnoringCase } from './text-comparison.ts';

/** A word in any script, or one character that is neither part of a word nor a space. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|\S/gu;

/**
 * Whether the answer equals a listed one, ignoring extra spaces and, unless `case_sensitive`, case. With `focus` it may contain a listed
 * one as whole words: “the Old Mill!” contains “old mill”, “windmills” does not contain “mill”.
 */
export function isGuessTextRight(content: GuessTextContent, answer: string): boolean {
  const given = normalizerOf(content)(answer);
  return expectedAnswers(content).some((expected) => {
    if (expected === '') return false;
    return expected === given || (content.focus && containsWords(given, expected));
  });
}

/** Requires at least one answer, none blank, and no two that are equal when compared. */
export function guessTextMistakes(content: GuessTextContent): ContentMistake[] {
  const answers = content.TaskGuessTextAnswers;
  const expected = expectedAnswers(content);
  const repeated = expected.flatMap((text, index) =>
    mistakeUnless(text === '' || expected.indexOf(text) === index, 'invalid', 'TaskGuessTextAnswers', index, 'answer'),
  );
  return [
    ...mistakeUnless(answers.length > 0, 'missing', 'TaskGuessTextAnswers'),
    ...blankMistakes('TaskGuessTextAnswers', answers, 'answer'),
    ...repeated,
  ];
}

function expectedAnswers(content: GuessTextContent): string[] {
  const normalize = normalizerOf(content);
  return content.TaskGuessTextAnswers.map(({ answer }) => normalize(answer));
}

function normalizerOf(content: GuessTextContent): (text: string) => string {
  return content.case_sensitive ? normalizeText : normalizeTextIgnoringCase;
}

function containsWords(text: string, words: string): boolean {
  const [all, wanted] = [tokensOf(text), tokensOf(words)];
  return all.some((_, start) => wanted.every((token, index) => token === all[start + index]));
}

function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? [];
}
