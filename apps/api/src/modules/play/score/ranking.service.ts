import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { type Pause, playedBetween } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { netOf } from '@puzzle-runs/domain/game/standing.ts';
import { rankTeams, type TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import type { Db } from '#db/store.ts';
import { startOfPlay } from '#mapping/battle-timing.ts';
import { countAwaited } from '../photos/photos.repository.ts';
import { getParticipation } from '../play.service.ts';
import { findRankingSettings, listRankingRows } from './ranking.repository.ts';

const NO_RANKING = {
  count: 0,
  rows: [],
  frozen_at: null,
  rank_by_share: false,
  tie_rule: 'last_solution' as const,
  board: false,
  open_reviews: 0,
};

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
  const [{ frozen, board, ...rules }, open_reviews] = await Promise.all([
    findRankingSettings(db, battleId),
    countAwaited(db, battleId),
  ]);
  const rows = frozen?.rows ?? (await rankBattle(db, battleId, rules));
  return {
    count: rows.length,
    rows,
    frozen_at: frozen?.at ?? null,
    rank_by_share: frozen?.rank_by_share ?? rules.rankByShare,
    tie_rule: frozen?.tie_rule ?? rules.tieRule,
    board,
    open_reviews,
  };
}

/** By which rules a battle ranks its teams. */
interface RankingRules {
  rankByShare: boolean;
  tieRule: TieRule;
}

/** The present ranking of a battle, best first; only organisers see it while it is frozen. */
export async function rankBattle(
  db: Db,
  battleId: number,
  { rankByShare: byShare, tieRule }: RankingRules,
): Promise<RankingEntry[]> {
  const isTimed = tieRule === 'playing_time';
  const teams = (await listRankingRows(db, battleId)).map((row) => {
    return { ...row, tieBreak: isTimed ? playedMs(row) : row.tieBreakAt };
  });
  return rankTeams(teams, { byShare }).map((team) => {
    const decides = team.tied ? team.tieBreak : null;
    return {
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
      tie_break_at: isTimed || decides === null ? null : new Date(decides).toISOString(),
      ...(isTimed && { playing_seconds: decides === null ? null : Math.round(decides / 1_000) }),
    };
  });
}

interface PlayedRow {
  joinedAt: Date | null;
  startsAt: Date | null;
  startDelay: number;
  pauses: readonly Pause[] | null;
  tieBreakAt: number | null;
}

/** How long a team has played until its last solution with points, in milliseconds; null without one. */
export function playedMs({ joinedAt, tieBreakAt, ...times }: PlayedRow): number | null {
  if (joinedAt === null || tieBreakAt === null) return null;
  return playedBetween(startOfPlay({ joinedAt, ...times }), tieBreakAt, times.pauses ?? []);
}
