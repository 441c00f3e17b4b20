import { betterTry } from './partial-points.ts';
import type { RightParts } from './task-kind.ts';
import { type TaskAnswers, type TaskContents, type TaskType, taskKind } from './task-kinds.ts';
import { wrongAnswerText } from './wrong-answer-text.ts';

/** The content of a task in the source language, and in every other one of its exploration. */
export interface ContentInLanguages<K extends TaskType> {
  content: TaskContents[K];
  translations: readonly TaskContents[K][];
}

/** Whether an answer solves a task: by the rule of its kind, or because the creator accepted it afterwards. */
export function isAnswerRight<K extends TaskType>(type: K, content: TaskContents[K], answer: TaskAnswers[K]): boolean {
  return taskKind(type).isRight(content, answer) || isAcceptedAfterwards(type, content, answer);
}

function isAcceptedAfterwards<K extends TaskType>(type: K, content: TaskContents[K], answer: TaskAnswers[K]): boolean {
  const accepted = 'also_right' in content ? content.also_right : undefined;
  const text = accepted && wrongAnswerText(type, answer);
  return text !== undefined && accepted?.includes(text) === true;
}

/**
 * Whether an answer solves a task in any language: players of a team may read different ones. Words and entries have to
 * be right in one language as a whole.
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
  const kind = taskKind(type);
  const tries = [content, ...translations].map((each) => kind.parts?.(each, answer) ?? null);
  return tries.reduce(betterTry, null);
}
