import { expect, test } from 'vitest';
import { hintRows, taskRows } from './statistic-rows.ts';

const open = { progressed: false, progressed_at: null };

function poi(id: number, name: string) {
  return {
    id,
    name,
    position: id,
    arrived_via: null,
    arrived_at: null,
    Tasks: [{ id: id * 10, name: `Quest in ${name}`, task_type: 'choice' as const, points: 5, ...open }],
    Hints: [
      { id: id * 10, hint_type: 'text' as const, cost: 1, ...open },
      { id: id * 10 + 1, hint_type: 'image' as const, cost: 2, ...open },
    ],
  };
}

test('lists Quests in the order of the run, each with its Spot', () => {
  const rows = taskRows([poi(2, 'Markt'), poi(1, 'Tor')]);
  expect(rows.map(({ name, poi: where }) => [name, where])).toEqual([
    ['Quest in Tor', 'Tor'],
    ['Quest in Markt', 'Markt'],
  ]);
});

test('numbers the hints of each Spot, because hints have no names', () => {
  const rows = hintRows([poi(2, 'Markt'), poi(1, 'Tor')]);
  expect(rows.map(({ poi: where, number }) => [where, number])).toEqual([
    ['Tor', 1],
    ['Tor', 2],
    ['Markt', 1],
    ['Markt', 2],
  ]);
});
