import { eq, sql } from 'drizzle-orm';
import { milliseconds } from '#db/columns.ts';
import { pointsToEarnOf } from '#db/progress-columns.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { isParticipantOf } from '../play.repository.ts';

/** Every team of a battle with the figures that the ranking compares; 0 and null for teams that have not joined. */
const standings = statement((db) => {
  const { participants, participations: p, explorations: e, teams, battles } = db.t;
  return db
    .select({
      teamId: teams.id,
      name: teams.name,
      image: teams.image,
      explorationId: e.id,
      explorationName: e.name,
      pointsToEarn: pointsToEarnOf(db),
      earned: sql`coalesce(${p.earned}, 0)`.mapWith(Number),
      spent: sql`coalesce(${p.spent}, 0)`.mapWith(Number),
      adjusted: participants.adjusted,
      tieBreakAt: milliseconds(p.tieBreakAt),
      joinedAt: p.joinedAt,
      startDelay: participants.startDelay,
      startsAt: battles.startsAt,
      pauses: battles.pauses,
      participationId: p.id,
    })
    .from(participants)
    .innerJoin(battles, eq(battles.id, participants.battleId))
    .innerJoin(teams, eq(teams.id, participants.teamId))
    .innerJoin(e, eq(e.id, participants.explorationId))
    .leftJoin(p, isParticipantOf(db))
    .where(eq(participants.battleId, sql.placeholder('battleId')));
});

export function listRankingRows(db: Db, battleId: number) {
  return standings(db, { battleId });
}

const rankingOf = statement((db) => {
  const { battles } = db.t;
  return db
    .select({
      frozen: battles.frozen,
      rankByShare: battles.rankByShare,
      tieRule: battles.tieRule,
      board: battles.board,
    })
    .from(battles)
    .where(eq(battles.id, sql.placeholder('id')));
});

/** How a battle shows its ranking; the frozen one is null while it is live. */
export async function findRankingSettings(db: Db, battleId: number) {
  const [row] = await rankingOf(db, { id: battleId });
  return row ?? { frozen: null, rankByShare: false, tieRule: 'last_solution' as const, board: false };
}
