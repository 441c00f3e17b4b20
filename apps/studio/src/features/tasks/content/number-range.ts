import { NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import { clampRangeEnd } from '@puzzle-runs/domain/task/guess-number.ts';
import type { GuessNumberContent } from '@puzzle-runs/domain/task/task-types.ts';

/*
 * The slider for the range runs from minus the answer to twice the answer; for an answer of 0 it runs from 0 to 1. Answers are whole numbers
 * from 0 to 100,000, so players cannot choose a number outside of that. Slider positions below 0 count as 0, positions above 100,000 count
 * as 100,000. Editor, API and player share this rule through `clampRangeEnd`.
 */

type Range = Pick<GuessNumberContent, 'range_from' | 'range_to'>;
type Ends = readonly [from: number, to: number];

/** Ends of the slider. For an answer of 0, the slider still has room for one other number. */
export function sliderEnds(answer: number): { min: number; max: number } {
  return { min: answer > 0 ? -answer : 0, max: Math.max(answer * 2, 1) };
}

/** Range for a slider position; its two ends always differ. */
export function rangeOf([from, to]: Ends): Range {
  const range_from = Math.min(clampRangeEnd(from), NUMBER_MAX - 1);
  return { range_from, range_to: Math.max(clampRangeEnd(to), range_from + 1) };
}

/** Initial range, when the creator switches the slider on. */
export function firstRange(answer: number): Range {
  return rangeOf([0, answer * 2]);
}

/** Slider position of a range. A number beyond the slider is shown at its end. */
export function onSlider([from, to]: Ends, answer: number): [from: number, to: number] {
  const { min, max } = sliderEnds(answer);
  return [Math.min(Math.max(from, min), max - 1), Math.min(Math.max(to, min + 1), max)];
}

/** Range after the creator moved the slider. An end that did not move keeps its typed number. */
export function slidRange(range: Ends, moved: Ends, answer: number): Range {
  const [from, to] = onSlider(range, answer);
  return rangeOf([moved[0] === from ? range[0] : moved[0], moved[1] === to ? range[1] : moved[1]]);
}
