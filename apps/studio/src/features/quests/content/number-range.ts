import { NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import type { GuessNumberContent } from '@puzzle-runs/domain/task/content.ts';

/**
 * Where the slider for the range of an answer begins and ends: from 0, or from minus the answer if that is above 0, to twice the answer
 * (specification 2, part 5).
 */
export function sliderEnds(answer: number): { min: number; max: number } {
  return { min: answer > 0 ? -answer : 0, max: Math.max(answer * 2, 1) };
}

/** A range as it is set by a slider: numbers of quests begin at 0, end at the largest, and hold two different ones. */
export function rangeOf([from, to]: readonly [number, number]): Pick<GuessNumberContent, 'range_from' | 'range_to'> {
  const range_from = Math.min(Math.max(from, 0), NUMBER_MAX - 1);
  return { range_from, range_to: Math.min(Math.max(to, range_from + 1), NUMBER_MAX) };
}

/** The range that a slider begins with once it is switched on. */
export function firstRange(answer: number): Pick<GuessNumberContent, 'range_from' | 'range_to'> {
  return rangeOf([0, answer * 2]);
}
