import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import type { HelpState } from '@puzzle-runs/domain/battle/help-request.ts';
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { participationIdsOfBattle } from '#db/id-subqueries.ts';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';

/** The requests of the teams that take part in a battle now, with what they are about. */
function requestsOf(db: Db) {
  const { helpRequests: h, participations: p, participants: side, teams, pois, tasks } = db.t;
  return db
    .select({
      id: h.id,
      participationId: h.participationId,
      participantId: side.id,
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      poi: { id: pois.id, name: pois.name },
      task: { id: tasks.id, name: tasks.name },
      text: h.text,
      state: h.state,
      answer: h.answer,
      createdAt: h.createdAt,
      resolvedAt: h.resolvedAt,
    })
    .from(h)
    .innerJoin(p, eq(p.id, h.participationId))
    .innerJoin(
      side,
      and(eq(side.battleId, p.battleId), eq(side.teamId, p.teamId), eq(side.explorationId, p.explorationId)),
    )
    .innerJoin(teams, eq(teams.id, side.teamId))
    .leftJoin(pois, eq(pois.id, h.poiId))
    .leftJoin(tasks, eq(tasks.id, h.taskId))
    .$dynamic();
}

export type TeamHelpRow = NonNullable<Awaited<ReturnType<typeof findTeamHelp>>>;

/** A page of the requests of a battle: unresolved ones, oldest first, then resolved ones, newest first. */
export async function listTeamHelp(db: Db, battleId: number, { limit, offset }: { limit: number; offset: number }) {
  const { helpRequests: h, participants: side } = db.t;
  const of = eq(side.battleId, battleId);
  const counting = db.select({ n: count() }).from(requestsOf(db).where(of).as('requests'));
  const [[counted], rows] = await Promise.all([
    counting,
    requestsOf(db)
      .where(of)
      .orderBy(
        sql`case when ${isNull(h.resolvedAt)} then 0 else 1 end`,
        sql`case when ${isNull(h.resolvedAt)} then ${h.id} end`,
        desc(h.resolvedAt),
        asc(h.id),
      )
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

/** One request; undefined if it is of another battle. */
export async function findTeamHelp(db: Db, battleId: number, id: number) {
  const { helpRequests: h, participants: side } = db.t;
  const [row] = await requestsOf(db).where(and(eq(h.id, id), eq(side.battleId, battleId)));
  return row;
}

const unresolved = statement((db) => {
  const { helpRequests: h, participations: p } = db.t;
  return db
    .select({ id: h.id, state: h.state, text: h.text, createdAt: h.createdAt, participationId: h.participationId })
    .from(p)
    .innerJoin(h, eq(h.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), ne(h.state, 'resolved')));
});

/** Unresolved requests of a battle by participation. */
export async function mapUnresolvedHelp(db: Db, battleId: number): Promise<Map<number, EventTeam['help']>> {
  const rows = await unresolved(db, { battleId });
  return new Map(
    rows.map(({ participationId, id, state, text, createdAt }) => [
      participationId,
      { id, state: state === 'open' ? state : 'read', text, created_at: createdAt.toISOString() },
    ]),
  );
}

/** Writes the new state of a request, unless it changed meanwhile; false then. */
export async function updateHelp(
  tx: Tx,
  id: number,
  { from, ...changes }: { from: HelpState[]; state: HelpState; answer?: string | null; resolvedAt?: Date },
): Promise<boolean> {
  const { helpRequests: h } = tx.t;
  const rows = await tx
    .update(h)
    .set(changes)
    .where(and(eq(h.id, id), inArray(h.state, from)))
    .returning({ id: h.id });
  return rows.length > 0;
}

export async function deleteHelpOfBattle(tx: Tx, battleId: number): Promise<void> {
  const { helpRequests: h } = tx.t;
  await tx.delete(h).where(inArray(h.participationId, participationIdsOfBattle(tx, battleId)));
}
