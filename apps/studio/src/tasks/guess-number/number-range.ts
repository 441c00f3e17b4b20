import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { clampRangeEnd, type GuessNumberContent } from '@puzzle-runs/domain/tasks/guess-number/guess-number.ts';

/*
 * The slider for the range runs from minus the answer to twice the answer; for an answer of 0 it runs from 0 to 1.
 * Answers are whole numbers from 0 to 100,000, so players cannot choose a number outside of that. Slider positions
 * below 0 count as 0, positions above 100,000 count as 100,000. Editor, API and player share this rule through
 * `clampRangeEnd`.
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

/**
 * Where the answer lies in a proposed range, as a share of its width: never near the middle, where players guess first.
 */
const PROPOSED_SHARES = [
  [0.2, 0.4],
  [0.6, 0.8],
] as const;

/** A range narrower than this has no whole number at the proposed shares. */
const PROPOSED_WIDTH_MIN = 3;

/**
 * Range proposed when the creator switches the slider on: inside the slider's ends, with random width and place. An
 * answer of up to 2, or within 2 of 100,000, leaves no room for that and gets the slider's whole length.
 * @param random returns a number from 0 to below 1
 */
export function proposedRange(answer: number, random: () => number): Range {
  const above = Math.min(answer, NUMBER_MAX - answer);
  const [low, high] = random() < 0.5 ? PROPOSED_SHARES[0] : PROPOSED_SHARES[1];
  const widest = Math.floor(Math.min(answer / high, above / (1 - low)));
  if (widest < PROPOSED_WIDTH_MIN) return rangeOf([0, answer * 2]);
  const width = randomWhole(Math.max(Math.ceil(widest * 0.6), PROPOSED_WIDTH_MIN), widest, random);
  const from = answer - randomWhole(Math.ceil(width * low), Math.floor(width * high), random);
  return { range_from: from, range_to: from + width };
}

function randomWhole(min: number, max: number, random: () => number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** Whether the answer lies so close to the middle of its range (45 to 55 per cent) that players find it by guessing. */
export function isAnswerCentred(answer: number, [from, to]: Ends): boolean {
  const share = (answer - from) / (to - from);
  return share >= 0.45 && share <= 0.55;
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
