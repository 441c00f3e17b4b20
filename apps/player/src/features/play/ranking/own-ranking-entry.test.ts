import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { expect, test } from 'vitest';
import { isOwnTeam } from './own-ranking-entry.ts';

function entry(team: number, exploration = 1): RankingEntry {
  return {
    place: 1,
    Team: { id: team, name: `Team ${team}`, image: null, totalEarnedPoints: 0, totalSpentPoints: 0 },
    adjustedPoints: 0,
    Exploration: { id: exploration, name: `Run ${exploration}` },
    netPoints: 0,
    pointsToEarn: 100,
    joined: true,
    tie_break_at: null,
  };
}

test('the own team is the one in the own run', () => {
  const here = {
    team: { id: 2, name: 'Team 2', slug: 'team-2', image: null },
    exploration: {
      id: 1,
      name: 'Run 1',
      slug: 'run-1',
      image: null,
      code: 0 as const,
      lang: 'de',
      source_lang: 'de',
      languages: [],
    },
  };
  expect([entry(1), entry(2), entry(2, 7)].map((it) => isOwnTeam(it, here))).toEqual([false, true, false]);
});
