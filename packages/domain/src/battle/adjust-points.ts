import { Problem } from '../problem.ts';
import { netPoints } from '../progress/points.ts';

/** More than any battle needs, and small enough for a 32-bit column. */
const ADJUSTED_MAX = 1_000_000_000;

interface Standing {
  earned: number;
  spent: number;
  adjusted: number;
  /** The highest net points reached so far. */
  highestNet: number;
}

/**
 * Adds points given by an organiser (negative: taken). They count for net points and ranking. Given points unlock pois like earned
 * points; taken points lock nothing, because `highestNet` never decreases.
 * @throws Problem `invalid_request` if the sum exceeds ±1,000,000,000
 */
export function adjustPoints(standing: Standing, points: number): Pick<Standing, 'adjusted' | 'highestNet'> {
  const { earned, spent, highestNet } = standing;
  const adjusted = standing.adjusted + points;
  if (Math.abs(adjusted) > ADJUSTED_MAX) throw new Problem('invalid_request');
  const before = netPoints(earned, spent, standing.adjusted);
  return { adjusted, highestNet: Math.max(highestNet, before, netPoints(earned, spent, adjusted)) };
}
