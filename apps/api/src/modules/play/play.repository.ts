import { eq, max, sql } from 'drizzle-orm';
import { pointsToEarnOf, progressColumns } from '#db/progress-columns.ts';
import { memoizedRows, statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

/** Join condition: the participant (battle, team, exploration) that a participation belongs to. */
export function isParticipantOf({ t: { participants: side, participations: p } }: Db) {
  return sql`${side.battleId} = ${p.battleId} and ${side.teamId} = ${p.teamId}
    and ${side.explorationId} = ${p.explorationId}`;
}

/** A participation with its exploration, battle and team; every call of a player reads it. */
const participationById = memoizedRows((db) => {
  const { participations: p, explorations: e, battles: b, teams: m, participants: side } = db.t;
  return db
    .select({
      ...progressColumns(db),
      explorationId: p.explorationId,
      battleId: p.battleId,
      teamId: p.teamId,
      progressorType: p.progressorType,
      progressorId: p.progressorId,
      rating: p.rating,
      endsAt: b.endsAt,
      endDelay: side.endDelay,
      pausedAt: b.pausedAt,
      /** Null outside of battles. */
      manualStart: b.manualStart,
      /** Whether teams may call for help; null outside of battles. */
      helpRequests: b.helpRequests,
      /** Most teams at a poi at once; null for as many as come, and outside of battles. */
      roomTeams: b.roomTeams,
      /** Null outside of battles. */
      roomMinutes: b.roomMinutes,
      /** Code of the organiser, which proves any arrival. */
      arrivalCode: b.arrivalCode,
      /** Null outside of battles and when the team was removed from its battle. */
      extraMinutes: side.extraMinutes,
      trial: p.trial,
      /** Whether the creator, and in a battle its organiser, let phones hold the answers; null outside of battles. */
      playableOffline: e.playableOffline,
      battlePlayableOffline: b.playableOffline,
      pointsToEarn: pointsToEarnOf(db),
      revision: e.revision,
      marksRevision: p.marksRevision,
      exploration: {
        id: e.id,
        name: e.name,
        slug: e.slug,
        image: e.image,
        code: e.code,
        visibility: e.visibility,
        linkKey: e.linkKey,
        lang: e.lang,
      },
      battle: { id: b.id, name: b.name, slug: b.slug },
      team: { id: m.id, name: m.name, slug: m.slug, image: m.image },
    })
    .from(p)
    .innerJoin(e, eq(e.id, p.explorationId))
    .leftJoin(b, eq(b.id, p.battleId))
    .leftJoin(m, eq(m.id, p.teamId))
    .leftJoin(side, isParticipantOf(db))
    .where(eq(p.id, sql.placeholder('id')));
});

export type Participation = NonNullable<Awaited<ReturnType<typeof findParticipation>>>;

export async function findParticipation(db: Db, id: number) {
  const [participation] = await participationById(db, { id });
  return participation;
}

/** The participation into which a deleted one was merged; undefined for one that was not. */
export async function findMergedInto(db: Db, id: number): Promise<number | undefined> {
  const { mergedParticipations: merged } = db.t;
  const [row] = await db.select({ id: merged.participationId }).from(merged).where(eq(merged.id, id));
  return row?.id;
}

const longestExtra = statement((db) => {
  const { participants: side, participations: p } = db.t;
  return db
    .select({ minutes: max(sql`${side.extraMinutes} + ${side.endDelay} / 60000.0`).mapWith(Number) })
    .from(side)
    .innerJoin(p, isParticipantOf(db))
    .where(eq(side.battleId, sql.placeholder('battleId')));
});

/** How many minutes after the battle the last team that has joined it ends; 0 without any. */
export async function findLongestExtraTime(db: Db, battleId: number): Promise<number> {
  const [row] = await longestExtra(db, { battleId });
  return row?.minutes ?? 0;
}
