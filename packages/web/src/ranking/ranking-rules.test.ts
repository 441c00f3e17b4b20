import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { describe, expect, test } from 'vitest';
import { hasSeveralExplorations, podiumOf } from './ranking-rules.ts';

function entry(team: number, earned: number, exploration = 1): RankingEntry {
  return {
    place: 1,
    Team: { id: team, name: `Team ${team}`, image: null, totalEarnedPoints: earned, totalSpentPoints: 0 },
    adjustedPoints: 0,
    Exploration: { id: exploration, name: `Run ${exploration}` },
    netPoints: earned,
    pointsToEarn: 100,
    joined: true,
    tie_break_at: null,
  };
}

describe('the podium', () => {
  test('contains the first three teams', () => {
    expect(podiumOf([entry(1, 9), entry(2, 5), entry(3, 5), entry(4, 0)]).map(({ Team }) => Team.id)).toEqual([
      1, 2, 3,
    ]);
  });

  test('leaves out a team that never joined', () => {
    const away = { ...entry(2, 0), joined: false };
    expect(podiumOf([entry(1, 9), away, entry(3, 0)]).map(({ Team }) => Team.id)).toEqual([1, 3]);
  });

  test('stays empty until a team has earned or been given a point', () => {
    expect(podiumOf([entry(1, 0), entry(2, 0)])).toEqual([]);
    expect(podiumOf([{ ...entry(1, 0), adjustedPoints: 7 }, entry(2, 0)])).toHaveLength(2);
  });
});

test('runs are named when teams play different ones', () => {
  expect(hasSeveralExplorations([entry(1, 0), entry(2, 0)])).toBe(false);
  expect(hasSeveralExplorations([entry(1, 0), entry(2, 0, 7)])).toBe(true);
});
