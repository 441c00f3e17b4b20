import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { expect, test } from 'vitest';
import { questRows } from './quest-rows.ts';

type Poi = StatisticEntry['Exploration']['Pois'][number];

function poi(id: number, position: number, progressed: boolean): Poi {
  const task = { id: id * 10, name: `Quest ${id}`, task_type: 'guess_text', points: 10, progressed } as const;
  const Tasks = [{ ...task, progressed_at: null }];
  return { id, name: `Spot ${id}`, position, arrived_via: null, arrived_at: null, Tasks, Hints: [] };
}

function team(joined_at: string | null, pois: Poi[]): StatisticEntry {
  return { joined_at, Exploration: { id: 1, name: 'Run', slug: 'run', Pois: pois } } as unknown as StatisticEntry;
}

test('counts the teams that solved each quest, in the order of the run, without teams that never joined', () => {
  const joined = '2026-05-01T10:00:00.000Z';
  const rows = questRows([
    team(joined, [poi(2, 2, false), poi(1, 1, true)]),
    team(joined, [poi(1, 1, true), poi(2, 2, true)]),
    team(null, [poi(1, 1, false), poi(2, 2, false)]),
  ]);
  expect(rows).toEqual([
    { id: 10, name: 'Quest 1', poi: 'Spot 1', points: 10, solved: 2, teams: 2 },
    { id: 20, name: 'Quest 2', poi: 'Spot 2', points: 10, solved: 1, teams: 2 },
  ]);
});
