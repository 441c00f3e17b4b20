import { Problem } from '@puzzle-runs/domain/problem.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { statements } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type Battle = Tables['battles']['$inferInsert'];

/** The columns of a battle, and how much later than it its last team ends, in milliseconds. */
function ownColumns({ t: { battles: b, participants: side } }: Db) {
  // Drizzle writes a column of a query with one table without its table, which would be the inner one here.
  const battle = sql`${b}.id`;
  const lastDelay = sql`(select coalesce(max(s.end_delay), 0) from ${side} s where s.battle_id = ${battle})`;
  return { ...getTableColumns(b), lastDelay: lastDelay.mapWith(Number) };
}

const ownBattle = statements((db: Db, by: 'id' | 'slug') => {
  const { battles: b } = db.t;
  return db
    .select(ownColumns(db))
    .from(b)
    .where(and(eq(b[by], sql.placeholder('wanted')), eq(b.creatorId, sql.placeholder('creatorId'))));
}, String);

/** A battle of the caller, by id or by slug. Throws `not_found`, also for battles of other accounts. */
export async function getOwnBattle(db: Db, creatorId: number, by: { id: number } | { slug: string }) {
  const [battle] =
    'id' in by
      ? await ownBattle(db, 'id', { wanted: by.id, creatorId })
      : await ownBattle(db, 'slug', { wanted: by.slug, creatorId });
  if (!battle) throw new Problem('not_found');
  return battle;
}

export type OwnBattle = Awaited<ReturnType<typeof getOwnBattle>>;

/** The times of a battle from the start of its first team to the end of its last. */
export function untilLastTeam(battle: OwnBattle): OwnBattle & { endDelay: number } {
  return { ...battle, endDelay: battle.lastDelay };
}

/** A page of a creator's battles, newest first, with the total count. */
export async function listOwnBattleRows(
  db: Db,
  creatorId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const { battles: b } = db.t;
  const own = eq(b.creatorId, creatorId);
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(b).where(own),
    db.select(ownColumns(db)).from(b).where(own).orderBy(desc(b.id)).limit(limit).offset(offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

/** The explorations of some battles, each once per battle, with the number of teams that play it. */
export function listExplorationsInBattles(db: Db, battleIds: number[]) {
  const { participants: side, explorations: e } = db.t;
  return db
    .select({
      battleId: side.battleId,
      id: e.id,
      name: e.name,
      slug: e.slug,
      code: e.code,
      visibility: e.visibility,
      linkKey: e.linkKey,
      pointsToEarn: e.pointsToEarn,
      teams: count(),
    })
    .from(side)
    .innerJoin(e, eq(e.id, side.explorationId))
    .where(inArray(side.battleId, battleIds))
    .groupBy(side.battleId, e.id, e.name, e.slug, e.code, e.visibility, e.linkKey, e.pointsToEarn)
    .orderBy(asc(e.name), asc(e.id));
}

export async function updateBattle(tx: Tx, id: number, changes: Partial<Battle>): Promise<void> {
  await tx.update(tx.t.battles).set(changes).where(eq(tx.t.battles.id, id));
}

export async function deleteBattle(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.battles).where(eq(tx.t.battles.id, id));
}

/** Whether a player has joined a team of the battle. */
export async function battleHasPlayers(db: Db, battleId: number): Promise<boolean> {
  const { participations: p } = db.t;
  const [one] = await db.select({ id: p.id }).from(p).where(eq(p.battleId, battleId)).limit(1);
  return one !== undefined;
}
