import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';

export const DISTRIBUTED_VALUES = ['points', 'hints', 'tasks'] as const;
export type DistributedValue = (typeof DISTRIBUTED_VALUES)[number];

export interface TeamValue {
  team: string;
  value: number;
  /** Whether this is the team whose statistic is open. */
  own: boolean;
}

type Entry = Pick<
  StatisticEntry,
  'Team' | 'earnedPoints' | 'tasks_timeline' | 'hints_timeline' | 'deleted_tasks_timeline' | 'deleted_hints_timeline'
>;

/** The values behind `shares` on the wire; they include deleted tasks and hints. */
function valueOf(entry: Entry, what: DistributedValue): number {
  if (what === 'points') return entry.earnedPoints;
  const deleted = entry[`deleted_${what}_timeline`];
  return deleted.reduce((sum, { count }) => sum + count, entry[`${what}_timeline`].length);
}

/** Points, tasks or hints of each team in a battle, highest first. Teams with the same value keep their order. */
export function teamDistribution(
  entries: readonly Entry[],
  { what, ownId }: { what: DistributedValue; ownId?: number | undefined },
): TeamValue[] {
  return entries
    .map((entry) => ({ team: entry.Team.name, value: valueOf(entry, what), own: entry.Team.id === ownId }))
    .toSorted((a, b) => b.value - a.value);
}
