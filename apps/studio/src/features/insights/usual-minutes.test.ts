import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { expect, test } from 'vitest';
import { usualMinutes } from './usual-minutes.ts';

type Task = Insights['tasks'][number];

function poi(id: number, name: string): Insights['pois'][number] {
  const arrivals = { position: 0, code: 0, organiser_code: 0, self_reported: 0 };
  const counts = { opened: 0, first_solved: 0, all_solved: 0, left_here: 0, hints_bought: 0 };
  return { id, name, position: id, ...counts, arrivals };
}

function task(poi_id: number, median: { from: number; to: number | null } | null): Task {
  const counts = { tries: 0, tried: 0, solved: 0, given_up: 0, waiting: 0, skipped: 0 };
  const time = median && { quartile_1: median, median, quartile_3: median };
  return {
    id: 1,
    name: 'Jahr',
    poi_id,
    poi: '',
    task_type: 'guess_text',
    attempts: null,
    ...counts,
    options: [],
    time,
  };
}

test('the usual time at a spot is the medians of its quests together, the slowest spot first', () => {
  const pois = [poi(1, 'Turm'), poi(2, 'Tor'), poi(3, 'Brunnen'), poi(4, 'Markt')];
  const tasks = [
    task(1, { from: 100, to: 140 }),
    task(1, { from: 220, to: 260 }),
    task(2, { from: 840, to: null }),
    task(3, null),
    task(4, { from: 0, to: 10 }),
  ];
  expect(usualMinutes({ pois, tasks })).toEqual([
    { poi: 'Tor', minutes: 14 },
    { poi: 'Turm', minutes: 6 },
    { poi: 'Markt', minutes: 1 },
  ]);
});
