import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { netOf } from '@puzzle-runs/domain/game/standing.ts';
import { rankTeams } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import type { Db } from '#db/store.ts';
import { countAwaited } from '../photos/photos.repository.ts';
import { getParticipation } from '../play.service.ts';
import { findRankingSettings, listRankingRows } from './ranking.repository.ts';

const NO_RANKING = { count: 0, rows: [], frozen_at: null, rank_by_share: false, board: false, open_reviews: 0 };

/** The battle whose ranking a player sees; null outside of battles. Throws `unauthorized`. */
export async function battleOfPlayer(db: Db, player: RunTokenClaims): Promise<number | null> {
  return (await getParticipation(db, player)).battleId;
}

/** The ranking of a battle as its players see it, best first; empty outside of battles. The same for all of them. */
export async function readRanking(db: Db, battleId: number | null) {
  return battleId === null ? NO_RANKING : shownRanking(db, battleId);
}

/** The ranking that players and visitors see: the frozen one, or else the present one. */
export async function shownRanking(db: Db, battleId: number) {
  const [{ frozen, byShare, board }, open_reviews] = await Promise.all([
    findRankingSettings(db, battleId),
    countAwaited(db, battleId),
  ]);
  const rows = frozen?.rows ?? (await rankBattle(db, battleId, { byShare }));
  const rank_by_share = frozen?.rank_by_share ?? byShare;
  return { count: rows.length, rows, frozen_at: frozen?.at ?? null, rank_by_share, board, open_reviews };
}

/** The present ranking of a battle, best first; only organisers see it while it is frozen. */
export async function rankBattle(db: Db, battleId: number, by: { byShare: boolean }): Promise<RankingEntry[]> {
  return rankTeams(await listRankingRows(db, battleId), by).map((team) => ({
    place: team.place,
    Team: {
      id: team.teamId,
      name: team.name,
      image: team.image,
      totalEarnedPoints: team.earned,
      totalSpentPoints: team.spent,
    },
    adjustedPoints: team.adjusted,
    Exploration: { id: team.explorationId, name: team.explorationName },
    netPoints: netOf(team),
    pointsToEarn: team.pointsToEarn,
    joined: team.participationId !== null,
    tie_break_at: team.tied && team.tieBreakAt !== null ? new Date(team.tieBreakAt).toISOString() : null,
  }));
}
