import { clampNumber } from '../clamp-number.ts';
import { ANSWER_TEXT_MAX } from '../limits.ts';
import { comparableText } from '../text/comparable-text.ts';
import type { TaskAnswers, TaskType } from './task-types.ts';

/** Between the words of a gap text. */
const GAP = ' / ';

/** What a cut must not leave at the end. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

const TEXTS = {
  guess_text: (text) => text,
  guess_number: (answer) => String(clampNumber(answer)),
  cloze: (words) => words.join(GAP),
  locate: (code) => code,
} satisfies { readonly [K in TaskType]?: (answer: TaskAnswers[K]) => string };

/** Kinds whose wrong answers tell what players meant. */
export type WrittenTaskType = keyof typeof TEXTS;

export function isWritten(type: TaskType): type is WrittenTaskType {
  return type in TEXTS;
}

/** An answer as it is kept when it is wrong: folded, so that equal answers count together, and cut. */
export function wrongAnswerText<K extends WrittenTaskType>(type: K, answer: TaskAnswers[K]): string {
  return keptAnswerText((TEXTS[type] as (answer: TaskAnswers[K]) => string)(answer));
}

/** The form in which wrong and afterwards accepted answers are kept. Idempotent. */
export function keptAnswerText(text: string): string {
  return comparableText(comparableText(text).slice(0, ANSWER_TEXT_MAX).replace(HALF_PAIR, ''));
}
