import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';

/** What is distributed over the teams. */
export const DISTRIBUTED_VALUES = ['points', 'hints', 'tasks'] as const;
export type DistributedValue = (typeof DISTRIBUTED_VALUES)[number];

/** What one team has of something. */
export interface TeamValue {
  team: string;
  value: number;
  /** The team whose statistic is looked at. */
  own: boolean;
}

type Entry = Pick<StatisticEntry, 'Team' | 'earnedPoints' | 'tasks_timeline' | 'hints_timeline'>;

/** The values behind the `shares` of the wire, which also count what was deleted since. */
function valueOf(entry: Entry, what: DistributedValue): number {
  if (what === 'points') return entry.earnedPoints;
  return entry[what === 'tasks' ? 'tasks_timeline' : 'hints_timeline'].length;
}

/** How points, tasks or hints are distributed over the teams of a battle, most first. */
export function teamDistribution(
  entries: readonly Entry[],
  { what, ownId }: { what: DistributedValue; ownId?: number | undefined },
): TeamValue[] {
  return entries
    .map((entry) => ({ team: entry.Team.name, value: valueOf(entry, what), own: entry.Team.id === ownId }))
    .toSorted((a, b) => b.value - a.value);
}
