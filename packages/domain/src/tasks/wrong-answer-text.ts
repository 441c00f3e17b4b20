import { comparableText } from '../text/comparable-text.ts';
import { cutText } from '../text/cut-text.ts';
import { type TaskAnswers, type TaskType, taskKind } from './task-kinds.ts';

/** Characters of a wrong answer that are kept. */
export const ANSWER_TEXT_MAX = 100;
/** Days for which a wrong answer is kept. */
export const WRONG_ANSWER_DAYS = 90;
/** Participations that must have given a wrong answer before the creator sees it. */
export const WRONG_ANSWER_GIVERS_MIN = 2;

/** Whether the wrong answers to a kind of task tell what players meant. */
export function isWritten(type: TaskType): boolean {
  return taskKind(type).written !== undefined;
}

/**
 * An answer as it is kept when it is wrong: folded, so that equal answers count together, and cut; undefined unless
 * written.
 */
export function wrongAnswerText<K extends TaskType>(type: K, answer: TaskAnswers[K]): string | undefined {
  const text = taskKind(type).written?.(answer);
  return text === undefined ? undefined : keptAnswerText(text);
}

/** The form in which wrong and afterwards accepted answers are kept. Idempotent. */
export function keptAnswerText(text: string): string {
  return comparableText(cutText(comparableText(text), ANSWER_TEXT_MAX));
}
