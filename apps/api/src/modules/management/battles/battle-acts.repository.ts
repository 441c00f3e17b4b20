import { Problem } from '@puzzle-runs/domain/problem.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type BattleActRow = Tables['battleActs']['$inferSelect'];

export async function insertBattleAct(tx: Tx, act: Tables['battleActs']['$inferInsert']): Promise<BattleActRow> {
  const [row] = await tx.insert(tx.t.battleActs).values(act).returning();
  if (!row) throw new Error('the act was not inserted');
  return row;
}

/** Marks an act as undone. Throws `nochange` if it was undone before. */
export async function markUndone(tx: Tx, id: number, undoneAt: Date): Promise<void> {
  const { battleActs: a } = tx.t;
  const marked = await tx
    .update(a)
    .set({ undoneAt })
    .where(and(eq(a.id, id), isNull(a.undoneAt)))
    .returning({ id: a.id });
  if (marked.length === 0) throw new Problem('nochange');
}

/** Removes the organiser's name from the log of a battle. The log stays, because teams read messages from it. */
export async function forgetActors(tx: Tx, battleId: number): Promise<void> {
  const { battleActs: a } = tx.t;
  await tx.update(a).set({ actor: '' }).where(eq(a.battleId, battleId));
}

/** A page of a battle's log, latest first, with the total count. */
export async function listBattleActs(db: Db, battleId: number, { limit, offset }: { limit: number; offset: number }) {
  const { battleActs: a } = db.t;
  const ofBattle = eq(a.battleId, battleId);
  const [total, rows] = await Promise.all([
    db.$count(a, ofBattle),
    db.select().from(a).where(ofBattle).orderBy(desc(a.id)).limit(limit).offset(offset),
  ]);
  return { count: total, rows };
}

/** All log entries about one team of a battle, oldest first. */
export function listTeamActs(
  db: Db,
  { battleId, teamId }: { battleId: number; teamId: number },
): Promise<BattleActRow[]> {
  const { battleActs: a } = db.t;
  return db
    .select()
    .from(a)
    .where(and(eq(a.battleId, battleId), eq(a.teamId, teamId)))
    .orderBy(asc(a.id));
}

const pointActs = statement((db) => {
  const { battleActs: a } = db.t;
  return db
    .select()
    .from(a)
    .where(and(eq(a.battleId, sql.placeholder('battleId')), inArray(a.kind, ['points', 'progress_deleted'])))
    .orderBy(asc(a.id));
});

/** Point adjustments of a battle and the deletions of progress that undid them, oldest first. */
export function listPointActs(db: Db, battleId: number): Promise<BattleActRow[]> {
  return pointActs(db, { battleId });
}
