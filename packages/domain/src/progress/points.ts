import { Problem } from '../problem.ts';

/** Net points are earned minus spent (specification 1, part 9), and in a battle what an organiser gave or took. They may be negative. */
export function netPoints(earned: number, spent: number, adjusted = 0): number {
  return earned - spent + adjusted;
}

/** The points a screen shows: never below 0. */
export function shownPoints(net: number): number {
  return Math.max(net, 0);
}

/** How full the points bar is, from 0 to 1 (specification 1, part 9). Nothing to earn is an empty bar. */
export function pointsShare(net: number, toEarn: number): number {
  return shareOf(net, toEarn);
}

/** How much of a spot or a run is solved, from 0 to 1 (specification 1, part 9). Without quests nothing is. */
export function questProgress(solved: number, total: number): number {
  return shareOf(solved, total);
}

/**
 * The net points left after paying for a hint (specification 1, part 4). A hint that costs nothing is open to everybody.
 * @throws Problem `not_enough_points` with the `missing` points.
 */
export function payHint({ cost, netPoints: net }: { cost: number; netPoints: number }): number {
  if (cost > 0 && cost > net) throw new Problem('not_enough_points', { missing: cost - net });
  return net - cost;
}

/** Content may change while people play, so a part can be larger than its whole. */
function shareOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0;
}
