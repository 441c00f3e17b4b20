import { Problem } from '../problem.ts';
import { netPoints } from '../progress/points.ts';

/** More than any battle needs; beyond it a number would no longer fit where it is stored. */
const ADJUSTED_MAX = 1_000_000_000;

interface Standing {
  earned: number;
  spent: number;
  adjusted: number;
  /** The highest net points reached so far. */
  highestNet: number;
}

/**
 * A standing after an organiser gave points (or took them, when negative). They count for net points and ranking. Given points open
 * spots like earned ones; taken ones lock nothing again, for what was reached stays reached (design part 6).
 * @throws Problem `invalid_request` when the sum becomes absurd.
 */
export function adjust(standing: Standing, points: number): Pick<Standing, 'adjusted' | 'highestNet'> {
  const { earned, spent, highestNet } = standing;
  const adjusted = standing.adjusted + points;
  if (Math.abs(adjusted) > ADJUSTED_MAX) throw new Problem('invalid_request');
  const before = netPoints(earned, spent, standing.adjusted);
  return { adjusted, highestNet: Math.max(highestNet, before, netPoints(earned, spent, adjusted)) };
}
