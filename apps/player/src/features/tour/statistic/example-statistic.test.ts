import { expect, test } from 'vitest';
import { exampleStatisticOf, pointsTimeline } from './example-statistic.ts';

const TOTALS = { points: 40, tasks: 3, hints: 2 };
const TEAM = {
  tasks: [
    { name: 'bridge', minute: 4, points: 10 },
    { name: 'devil', minute: 30, points: 20 },
  ],
  hints: [{ name: 'hint1', minute: 12, points: 5 }],
} as const;

test('splits points into available, spent and still open', () => {
  expect(exampleStatisticOf(TEAM, TOTALS)).toEqual({
    points: { available: 25, spent: 5, open: 10 },
    tasks: { solved: 2, open: 1 },
    hints: { used: 1, unused: 1 },
    elapsed: 26,
  });
});

test('a team without events has everything open', () => {
  expect(exampleStatisticOf({ tasks: [], hints: [] }, TOTALS)).toEqual({
    points: { available: 0, spent: 0, open: 40 },
    tasks: { solved: 0, open: 3 },
    hints: { used: 0, unused: 2 },
    elapsed: 0,
  });
});

test('points rise with quests and fall with hints, in order of time', () => {
  expect(pointsTimeline(TEAM).map(({ minute, net }) => [minute, net])).toEqual([
    [4, 10],
    [12, 5],
    [30, 25],
  ]);
});
