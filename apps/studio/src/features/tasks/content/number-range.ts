import { NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import { clampRangeEnd } from '@puzzle-runs/domain/task/guess-number.ts';
import type { GuessNumberContent } from '@puzzle-runs/domain/task/task-types.ts';

/*
 * The slider for the range of an answer runs from 0, or from minus the answer if that is above 0, to twice the answer. Answers are whole numbers from 0 to 100,000, so nothing a player could choose lies outside of that: the part of the slider
 * below 0 counts as 0, the part above 100,000 as 100,000. Editor, API and player agree on it by `clampRangeEnd`.
 */

type Range = Pick<GuessNumberContent, 'range_from' | 'range_to'>;
type Ends = readonly [from: number, to: number];

/** Where the slider begins and ends. Beside an answer of 0 there is room for one other number. */
export function sliderEnds(answer: number): { min: number; max: number } {
  return { min: answer > 0 ? -answer : 0, max: Math.max(answer * 2, 1) };
}

/** A range as it is set by a slider: it holds two different numbers. */
export function rangeOf([from, to]: Ends): Range {
  const range_from = Math.min(clampRangeEnd(from), NUMBER_MAX - 1);
  return { range_from, range_to: Math.max(clampRangeEnd(to), range_from + 1) };
}

/** The range that a slider begins with once it is switched on. */
export function firstRange(answer: number): Range {
  return rangeOf([0, answer * 2]);
}

/** Where a range stands on the slider: what was typed beyond it, at its end. */
export function onSlider([from, to]: Ends, answer: number): [from: number, to: number] {
  const { min, max } = sliderEnds(answer);
  return [Math.min(Math.max(from, min), max - 1), Math.min(Math.max(to, min + 1), max)];
}

/** The range after the slider was moved. An end that stayed where it was keeps the number that was typed for it. */
export function slidRange(range: Ends, moved: Ends, answer: number): Range {
  const [from, to] = onSlider(range, answer);
  return rangeOf([moved[0] === from ? range[0] : moved[0], moved[1] === to ? range[1] : moved[1]]);
}
