import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';

export interface QuestRow {
  id: number;
  name: string;
  poi: string;
  points: number;
  /** Teams that solved it. */
  solved: number;
  /** Teams that have joined and play its run. */
  teams: number;
}

/** How many of the teams that joined solved each quest, in the order of the runs. */
export function questRows(entries: readonly StatisticEntry[]): QuestRow[] {
  const rows = new Map<number, QuestRow>();
  for (const { joined_at, Exploration } of entries) {
    if (joined_at === null) continue;
    for (const poi of Exploration.Pois.toSorted((a, b) => a.position - b.position)) {
      for (const { id, name, points, progressed } of poi.Tasks) {
        const { solved, teams } = rows.get(id) ?? { solved: 0, teams: 0 };
        rows.set(id, { id, name, poi: poi.name, points, solved: solved + Number(progressed), teams: teams + 1 });
      }
    }
  }
  return [...rows.values()];
}
