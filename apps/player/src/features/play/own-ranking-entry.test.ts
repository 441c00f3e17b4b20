import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import { hasSeveralExplorations, podiumOf } from '@puzzle-runs/web/ranking/ranking-rules.ts';
import { describe, expect, test } from 'vitest';
import { isOwnTeam } from './own-ranking-entry.ts';

function entry(team: number, earned: number, exploration = 1): RankingEntry {
  return {
    place: 1,
    Team: { id: team, name: `Team ${team}`, image: null, totalEarnedPoints: earned, totalSpentPoints: 0 },
    adjustedPoints: 0,
    Exploration: { id: exploration, name: `Run ${exploration}` },
    netPoints: earned,
    pointsToEarn: 100,
  };
}

describe('the podium', () => {
  test('contains the first three teams', () => {
    expect(podiumOf([entry(1, 9), entry(2, 5), entry(3, 5), entry(4, 0)]).map(({ Team }) => Team.id)).toEqual([
      1, 2, 3,
    ]);
  });

  test('stays empty until a team has earned or been given a point', () => {
    expect(podiumOf([entry(1, 0), entry(2, 0)])).toEqual([]);
    expect(podiumOf([{ ...entry(1, 0), adjustedPoints: 7 }, entry(2, 0)])).toHaveLength(2);
  });
});

test('the own team is the one in the own run', () => {
  const here = {
    team: { id: 2, name: 'Team 2', slug: 'team-2', image: null },
    exploration: { id: 1, name: 'Run 1', slug: 'run-1', image: null, code: 0 as const },
  };
  expect([entry(1, 0), entry(2, 0), entry(2, 0, 7)].map((it) => isOwnTeam(it, here))).toEqual([false, true, false]);
});

test('runs are named when teams play different ones', () => {
  expect(hasSeveralExplorations([entry(1, 0), entry(2, 0)])).toBe(false);
  expect(hasSeveralExplorations([entry(1, 0), entry(2, 0, 7)])).toBe(true);
});
