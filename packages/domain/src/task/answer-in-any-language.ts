import { isAnswerRight } from './check-answer.ts';
import { betterTry, type RightParts, rightParts } from './partial-points.ts';
import type { TaskAnswers, TaskContents, TaskType } from './task-types.ts';

/** The content of a task in the source language, and in every other one of its exploration. */
export interface ContentInLanguages<K extends TaskType> {
  content: TaskContents[K];
  translations: readonly TaskContents[K][];
}

/**
 * Whether an answer solves a task in any language: players of a team may read different ones. Words and entries have to be right in one
 * language as a whole.
 */
export function isAnswerRightInAnyLanguage<K extends TaskType>(
  type: K,
  { content, translations }: ContentInLanguages<K>,
  answer: TaskAnswers[K],
): boolean {
  return [content, ...translations].some((each) => isAnswerRight(type, each, answer));
}

/** The right parts of an answer in the language in which most of it is right; null for a kind without parts. */
export function rightPartsInAnyLanguage<K extends TaskType>(
  type: K,
  { content, translations }: ContentInLanguages<K>,
  answer: TaskAnswers[K],
): RightParts | null {
  const tries = [content, ...translations].map((each) => rightParts(type, each, answer));
  return tries.reduce(betterTry, null);
}
