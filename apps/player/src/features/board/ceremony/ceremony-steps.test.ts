import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { expect, test } from 'vitest';
import { ceremonySteps } from './ceremony-steps.ts';

function entry(place: number, over: Partial<RankingEntry> = {}): RankingEntry {
  const Team = { id: place, name: `Team ${place}`, image: null, totalEarnedPoints: 10, totalSpentPoints: 0 };
  return {
    place,
    Team,
    adjustedPoints: 0,
    Exploration: { id: 1, name: 'Run' },
    netPoints: 10,
    pointsToEarn: 100,
    joined: true,
    tie_break_at: null,
    ...over,
  };
}

test.each<[string, number[], [place: number, teams: number][]]>([
  [
    'four teams',
    [1, 2, 3, 4],
    [
      [3, 1],
      [2, 1],
      [1, 1],
    ],
  ],
  [
    'two teams',
    [1, 2],
    [
      [2, 1],
      [1, 1],
    ],
  ],
  ['one team', [1], [[1, 1]]],
  [
    'two winners',
    [1, 1, 3, 4],
    [
      [3, 1],
      [1, 2],
    ],
  ],
  [
    'two second places',
    [1, 2, 2, 4],
    [
      [2, 2],
      [1, 1],
    ],
  ],
  [
    'three third places',
    [1, 2, 3, 3, 3, 6],
    [
      [3, 3],
      [2, 1],
      [1, 1],
    ],
  ],
  ['all equal', [1, 1, 1, 1], [[1, 4]]],
])('the ceremony of %s reveals the last place first', (_, places, steps) => {
  const shown = ceremonySteps(places.map((place) => entry(place)));
  expect(shown.map(({ place, entries }) => [place, entries.length])).toEqual(steps);
});

test('leaves out a team that never joined, and is empty while no team has points', () => {
  expect(ceremonySteps([entry(1), entry(2, { joined: false })])).toHaveLength(1);
  const nothing = { ...entry(1).Team, totalEarnedPoints: 0 };
  expect(ceremonySteps([entry(1, { Team: nothing, netPoints: 0 })])).toEqual([]);
});
