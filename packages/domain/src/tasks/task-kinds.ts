import { type ChoiceContent, choice } from './choice/choice.ts';
import { type ClozeContent, cloze } from './cloze/cloze.ts';
import type { ContentMistake } from './content-mistake.ts';
import { type DecisionContent, decision } from './decision/decision.ts';
import { type GuessNumberContent, guessNumber } from './guess-number/guess-number.ts';
import { type GuessTextContent, guessText } from './guess-text/guess-text.ts';
import { type LocateContent, locate } from './locate/locate.ts';
import { type OrderContent, order } from './order/order.ts';
import { type PhotoContent, photo } from './photo/photo.ts';
import type { TaskKind } from './task-kind.ts';

/**
 * The whole content of a task by its kind, right answers included: only its creator and the answer checks may see it.
 * Add a new kind here; the compiler then reports every registry that lacks it.
 */
export interface TaskContents {
  guess_text: GuessTextContent;
  guess_number: GuessNumberContent;
  choice: ChoiceContent;
  cloze: ClozeContent;
  locate: LocateContent;
  order: OrderContent;
  photo: PhotoContent;
  decision: DecisionContent;
}

export type TaskType = keyof TaskContents;

/** A player's answer by kind, as the kind explains it. */
export interface TaskAnswers {
  guess_text: string;
  guess_number: number;
  choice: readonly number[];
  cloze: readonly string[];
  locate: string;
  order: readonly string[];
  photo: number;
  decision: readonly number[];
}

/** The kinds, in the order in which documents and forms list them. */
export const TASK_KINDS = {
  guess_text: guessText,
  choice,
  guess_number: guessNumber,
  locate,
  cloze,
  order,
  photo,
  decision,
} satisfies { readonly [K in TaskType]: TaskKind<TaskContents[K], TaskAnswers[K]> };

export const TASK_TYPES = Object.keys(TASK_KINDS) as [TaskType, ...TaskType[]];

/** The rules of a kind. */
export function taskKind<K extends TaskType>(type: K): TaskKind<TaskContents[K], TaskAnswers[K]> {
  const kinds: { readonly [T in TaskType]: TaskKind<TaskContents[T], TaskAnswers[T]> } = TASK_KINDS;
  return kinds[type];
}

/** A right answer to a task, in the shape that players submit. */
export function rightAnswer<K extends TaskType>(type: K, content: TaskContents[K]): TaskAnswers[K] {
  return taskKind(type).rightAnswer(content);
}

/** What players read after an answer to a task; empty for nothing. */
export function reactionTo<K extends TaskType>(type: K, content: TaskContents[K], answer: TaskAnswers[K]): string {
  return taskKind(type).reaction?.(content, answer) ?? '';
}

/** Mistakes in a well-formed content that make its task impossible to play or to solve; empty if it is complete. */
export function contentMistakes<K extends TaskType>(type: K, content: TaskContents[K]): ContentMistake[] {
  return taskKind(type).mistakes(content);
}
