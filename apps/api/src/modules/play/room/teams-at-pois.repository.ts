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
  return db
    .select({
      poiId: o.poiId,
      openedAt: milliseconds(o.openedAt),
      arrivedAt: milliseconds(a.arrivedAt),
      solvedAt: milliseconds(p.lastSolvedAt),
      lastArrivedAt: milliseconds(sql`(select max(${a.arrivedAt}) from ${a} where ${a.participationId} = ${p.id})`),
      triedAt: milliseconds(sql`(select max(${w.lastAt}) from ${w} where ${w.participationId} = ${p.id})`),
      boughtAt: milliseconds(sql`(select max(${h.boughtAt}) from ${h} where ${h.participationId} = ${p.id})`),
      sentAt: milliseconds(sql`(select max(${f.sentAt}) from ${f} where ${f.participationId} = ${p.id})`),
    })
    .from(b)
    .innerJoin(p, and(eq(p.battleId, b.id), ne(p.id, sql.placeholder('id'))))
    .innerJoin(side, isParticipantOf(db))
    .innerJoin(o, and(eq(o.participationId, p.id), isNull(o.doneAt)))
    .leftJoin(a, and(eq(a.participationId, p.id), eq(a.poiId, o.poiId)))
    .where(and(eq(b.id, sql`(${battleId})`), isNotNull(b.roomTeams)));
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
