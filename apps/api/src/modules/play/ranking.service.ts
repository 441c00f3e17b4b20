import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import { rankingOf } from '@puzzle-runs/domain/progress/ranking.ts';
import type { Db } from '#db/store.ts';
import { listStandings } from './play.repository.ts';
import { getParticipation } from './play.service.ts';

/** All teams of the player's battle, best first; empty for a run played alone. */
export async function readRanking(db: Db, player: RunTokenClaims): Promise<{ count: number; rows: RankingEntry[] }> {
  const { battleId } = await getParticipation(db, player);
  const rows = battleId === null ? [] : await rankBattle(db, battleId);
  return { count: rows.length, rows };
}

async function rankBattle(db: Db, battleId: number): Promise<RankingEntry[]> {
  const standings = await listStandings(db, battleId);
  const ranked = rankingOf(
    standings.map(({ team, exploration, pointsToEarn, earned, spent, lastSolvedAt }) => ({
      name: team.name,
      team,
      exploration,
      pointsToEarn,
      earned: earned ?? 0,
      spent: spent ?? 0,
      lastSolvedAt: lastSolvedAt?.getTime() ?? null,
    })),
  );
  return ranked.map(({ place, team, exploration, pointsToEarn, earned, spent }) => ({
    place,
    Team: { ...team, totalEarnedPoints: earned, totalSpentPoints: spent },
    Exploration: exploration,
    netPoints: netPoints(earned, spent),
    pointsToEarn,
  }));
}
