import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import { rankingOf } from '@puzzle-runs/domain/progress/ranking.ts';
import type { Db } from '#db/store.ts';
import { findFrozen, listStandings } from './play.repository.ts';
import { getParticipation } from './play.service.ts';

/** All teams of the player's battle, best first; empty for a run played alone. */
export async function readRanking(db: Db, player: RunTokenClaims) {
  const { battleId } = await getParticipation(db, player);
  return battleId === null ? { count: 0, rows: [], frozen_at: null } : shownRanking(db, battleId);
}

/** The ranking as everybody but the organiser sees it: the present one, or the one that was frozen. */
export async function shownRanking(db: Db, battleId: number) {
  const frozen = await findFrozen(db, battleId);
  const rows = frozen?.rows ?? (await rankBattle(db, battleId));
  return { count: rows.length, rows, frozen_at: frozen?.at ?? null };
}

/** The present ranking of a battle. */
export async function rankBattle(db: Db, battleId: number): Promise<RankingEntry[]> {
  const standings = await listStandings(db, battleId);
  const ranked = rankingOf(
    standings.map(({ team, exploration, pointsToEarn, earned, spent, adjusted, lastSolvedAt }) => ({
      name: team.name,
      team,
      exploration,
      pointsToEarn,
      earned: earned ?? 0,
      spent: spent ?? 0,
      adjusted,
      lastSolvedAt: lastSolvedAt?.getTime() ?? null,
    })),
  );
  return ranked.map(({ place, team, exploration, pointsToEarn, earned, spent, adjusted }) => ({
    place,
    Team: { ...team, totalEarnedPoints: earned, totalSpentPoints: spent },
    adjustedPoints: adjusted,
    Exploration: exploration,
    netPoints: netPoints(earned, spent, adjusted),
    pointsToEarn,
  }));
}
