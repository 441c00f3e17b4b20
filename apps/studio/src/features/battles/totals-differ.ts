import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';

/** Whether the runs of a battle have different numbers of reachable points, which makes points unfair to compare. */
export function totalsDiffer({ Explorations }: Pick<ManagedBattle, 'Explorations'>): boolean {
  return new Set(Explorations.map(({ pointsToEarn }) => pointsToEarn)).size > 1;
}
