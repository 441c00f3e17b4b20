import type { TeamAtPoi } from '@puzzle-runs/domain/game/room-at-poi.ts';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { milliseconds } from '#db/columns.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { isParticipantOf } from '../play.repository.ts';

/**
 * The pois that other teams of the battle of a participation have opened and not done, with the times of their last
 * acts. Without removed teams. Finds nothing where the battle does not limit the teams at a poi.
 */
const othersOf = statement((db) => {
  const { participations: p, battles: b, participants: side, openedPois: o, arrivals: a } = db.t;
  const { wrongAttempts: w, boughtHints: h, photos: f } = db.t;
  const battleId = db
    .select({ id: p.battleId })
    .from(p)
    .where(eq(p.id, sql.placeholder('id')));
  // Grouped, so that SQLite finds the last acts once per team instead of once per poi.
  const team = db
    .select({
      id: p.id,
      solvedAt: sql`${p.lastSolvedAt}`.as('last_solved_at'),
      arrivedAt: sql`(select max(${a.arrivedAt}) from ${a} where ${a.participationId} = ${p.id})`.as('last_arrived_at'),
      triedAt: sql`(select max(${w.lastAt}) from ${w} where ${w.participationId} = ${p.id})`.as('tried_at'),
      boughtAt: sql`(select max(${h.boughtAt}) from ${h} where ${h.participationId} = ${p.id})`.as('bought_at'),
      sentAt: sql`(select max(${f.sentAt}) from ${f} where ${f.participationId} = ${p.id})`.as('sent_at'),
    })
    .from(b)
    .innerJoin(p, and(eq(p.battleId, b.id), ne(p.id, sql.placeholder('id'))))
    .innerJoin(side, isParticipantOf(db))
    .where(and(eq(b.id, sql`(${battleId})`), isNotNull(b.roomTeams)))
    .groupBy(p.id)
    .as('team');
  return db
    .select({
      poiId: o.poiId,
      openedAt: milliseconds(o.openedAt),
      arrivedAt: milliseconds(a.arrivedAt),
      solvedAt: milliseconds(sql`${team.solvedAt}`),
      lastArrivedAt: milliseconds(sql`${team.arrivedAt}`),
      triedAt: milliseconds(sql`${team.triedAt}`),
      boughtAt: milliseconds(sql`${team.boughtAt}`),
      sentAt: milliseconds(sql`${team.sentAt}`),
    })
    .from(team)
    .innerJoin(o, and(eq(o.participationId, team.id), isNull(o.doneAt)))
    .leftJoin(a, and(eq(a.participationId, team.id), eq(a.poiId, o.poiId)));
});

/** Where the other teams of a battle with limited room are; empty in other battles, and outside of battles. */
export async function listOtherTeams(db: Db, participationId: number): Promise<TeamAtPoi[]> {
  const rows = await othersOf(db, { id: participationId });
  return rows.map(({ poiId, arrivedAt, ...times }) => ({
    poiId,
    hasArrived: arrivedAt !== null,
    lastActAt: Math.max(...Object.values(times).map((time) => time ?? 0)),
  }));
}
