import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { pointsToEarnOf, progressColumns } from '#db/progress-columns.ts';
import type { Db, Tx } from '#db/store.ts';

/** Participations of some members (keys as `guest:<uuid>`), latest joined first, at most 500; each team once. */
export function listParticipations(db: Db, members: string[]) {
  const { participations: p, members: m, explorations: e, battles: b, teams, participants: side } = db.t;
  return db
    .selectDistinct({
      ...progressColumns(db),
      progressorType: p.progressorType,
      progressorId: p.progressorId,
      trial: p.trial,
      explorationId: e.id,
      revision: e.revision,
      pointsToEarn: pointsToEarnOf(db),
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
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
    })
    .from(m)
    .innerJoin(p, eq(p.id, m.participationId))
    .innerJoin(e, eq(e.id, p.explorationId))
    .leftJoin(b, eq(b.id, p.battleId))
    .leftJoin(teams, eq(teams.id, p.teamId))
    .leftJoin(
      side,
      and(eq(side.battleId, p.battleId), eq(side.teamId, p.teamId), eq(side.explorationId, p.explorationId)),
    )
    .where(inArray(m.member, members))
    .orderBy(desc(p.joinedAt), desc(p.id))
    .limit(500);
}

/** The solo participation of a guest or an account in an exploration; trials do not count. */
export async function findSoloParticipation(
  db: Db,
  own: { progressorType: 'guest' | 'user'; progressorId: string; explorationId: number },
) {
  const { participations: p } = db.t;
  const [row] = await db
    .select({ id: p.id })
    .from(p)
    .where(
      and(
        eq(p.progressorType, own.progressorType),
        eq(p.progressorId, own.progressorId),
        eq(p.explorationId, own.explorationId),
        isNull(p.trial),
      ),
    );
  return row;
}

export async function deleteParticipation(tx: Tx, id: number): Promise<void> {
  const { participations } = tx.t;
  await tx.delete(participations).where(eq(participations.id, id));
}
