import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { milliseconds } from '#db/columns.ts';
import { progressColumns } from '#db/progress-columns.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

/** Every team of a battle with its run. */
const teamsOfBattle = statement((db) => {
  const { participants: side, teams, explorations: e } = db.t;
  return db
    .select({
      participantId: side.id,
      extraMinutes: side.extraMinutes,
      startDelay: side.startDelay,
      endDelay: side.endDelay,
      adjusted: side.adjusted,
      contactedAt: milliseconds(side.contactedAt),
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      exploration: { id: e.id, name: e.name, slug: e.slug },
      explorationId: e.id,
      revision: e.revision,
    })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .innerJoin(e, eq(e.id, side.explorationId))
    .where(eq(side.battleId, sql.placeholder('battleId')))
    .orderBy(asc(side.id));
});

export type EventTeamRow = Awaited<ReturnType<typeof teamsOfBattle>>[number];

/** The participations of a battle's teams, once a player has joined. */
const playingTeams = statement((db) => {
  const { participations: p, battles: b, participants: side } = db.t;
  return db
    .select({ ...progressColumns(db), participantId: side.id })
    .from(side)
    .innerJoin(
      p,
      and(eq(p.battleId, side.battleId), eq(p.teamId, side.teamId), eq(p.explorationId, side.explorationId)),
    )
    .innerJoin(b, eq(b.id, side.battleId))
    .where(and(eq(side.battleId, sql.placeholder('battleId')), isNull(p.trial)));
});

export type PlayingTeamRow = Awaited<ReturnType<typeof playingTeams>>[number];

const resumed = statement((db) => {
  const { battleActs: a } = db.t;
  return db
    .select({ at: max(a.at) })
    .from(a)
    .where(and(eq(a.battleId, sql.placeholder('battleId')), eq(a.kind, 'resume')));
});

/** All teams of a battle with those that play; the number of queries does not depend on the number of teams. */
export async function readTeams(db: Db, battleId: number) {
  const of = { battleId };
  const [teams, playing, [pause]] = await Promise.all([teamsOfBattle(db, of), playingTeams(db, of), resumed(db, of)]);
  /** `resumedAt`: when the last pause ended. */
  return { teams, playing, resumedAt: pause?.at ?? null };
}
