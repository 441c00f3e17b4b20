import { comparableText, comparableTextWithCase } from '../text/comparable-text.ts';
import { hasAttemptLeft } from './attempts.ts';
import { rightAnswer } from './right-answer.ts';
import type { TaskAnswers, TaskContents, TaskType } from './task-types.ts';

/** How much of an answer is right: `right` parts out of `of`. Whole numbers, so that shares compare exactly. */
export interface RightParts {
  right: number;
  of: number;
}

type Parts<K extends TaskType> = (content: TaskContents[K], answer: TaskAnswers[K]) => RightParts;

const PARTS = {
  choice: ({ TaskChoices }, answer) => {
    const right = new Set(TaskChoices.filter(({ correct }) => correct).map(({ id }) => id));
    const chosen = [...new Set(answer)];
    const hits = chosen.filter((id) => right.has(id)).length;
    return { right: Math.max(hits - (chosen.length - hits), 0), of: right.size };
  },
  cloze: (content, answer) => inPlace(rightAnswer('cloze', content), answer, comparableText),
  order: (content, answer) => inPlace(rightAnswer('order', content), answer, comparableTextWithCase),
} satisfies { readonly [K in TaskType]?: Parts<K> };

/** Kinds whose answers have parts. */
export type PartialTaskType = keyof typeof PARTS;

export function hasParts(type: TaskType): type is PartialTaskType {
  return type in PARTS;
}

/** Whether the best try at a task brings points when the last attempt is used. */
export function bringsPartialPoints(task: { partial: boolean; attempts: number | null; taskType: TaskType }): boolean {
  return task.partial && task.attempts !== null && hasParts(task.taskType);
}

/** The right parts of an answer; null for a kind without parts. */
export function rightParts<K extends TaskType>(
  type: K,
  content: TaskContents[K],
  answer: TaskAnswers[K],
): RightParts | null {
  return hasParts(type) ? (PARTS[type] as Parts<TaskType>)(content, answer) : null;
}

/** The better of two tries; the earlier one if they are equal. */
export function betterTry(earlier: RightParts | null, later: RightParts | null): RightParts | null {
  if (!earlier || !later) return earlier ?? later;
  return later.right * earlier.of > earlier.right * later.of ? later : earlier;
}

/** Points of the best try when the last attempt is used, rounded down. */
export function partialPoints(points: number, best: RightParts | null): number {
  return best && best.of > 0 ? Math.floor((points * best.right) / best.of) : 0;
}

/** The best try at a task so far, and the points that it has brought. */
export interface TriedParts {
  best: RightParts | null;
  points: number;
}

/** Adds one more wrong answer, the `wrong`-th: with the last attempt the best try brings points, which the task never loses again. */
export function afterWrongTry(
  task: { points: number; partial: boolean; attempts: number | null },
  before: TriedParts,
  { parts, wrong }: { parts: RightParts | null; wrong: number },
): TriedParts {
  const best = betterTry(before.best, parts);
  if (!task.partial || hasAttemptLeft(task.attempts, wrong)) return { best, points: before.points };
  return { best, points: Math.max(before.points, partialPoints(task.points, best)) };
}

/** Texts beyond the expected ones are wrong parts. */
function inPlace(expected: readonly string[], answer: readonly string[], normalize: (text: string) => string) {
  const right = expected.filter((text, place) => normalize(text) === normalize(answer[place] ?? '')).length;
  return { right, of: Math.max(expected.length, answer.length) };
}
