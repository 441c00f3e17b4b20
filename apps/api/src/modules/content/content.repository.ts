import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { countOnMap, searchTextOf } from './listing.repository.ts';

type New<Table extends keyof Tables> = Tables[Table]['$inferInsert'];

export async function countExplorations(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(db.t.explorations);
  return row?.n ?? 0;
}

/** Inserts a run, makes it findable and counts it on the map. */
export async function insertExploration(tx: Tx, exploration: New<'explorations'>): Promise<number> {
  const [row] = await tx.insert(tx.t.explorations).values(exploration).returning({ id: tx.t.explorations.id });
  if (!row) throw new Error('the run was not inserted');
  await tx.insert(tx.t.explorationSearch).values({ rowid: row.id, text: await searchTextOf(tx, exploration) });
  if (exploration.published) await countOnMap(tx, { ...exploration, code: exploration.code ?? null }, 1);
  return row.id;
}

export async function insertPoi(tx: Tx, poi: New<'pois'>): Promise<number> {
  const [row] = await tx.insert(tx.t.pois).values(poi).returning({ id: tx.t.pois.id });
  if (!row) throw new Error('the spot was not inserted');
  return row.id;
}

export async function insertHints(tx: Tx, hints: New<'hints'>[]): Promise<void> {
  if (hints.length > 0) await tx.insert(tx.t.hints).values(hints);
}

export async function insertPrerequisites(tx: Tx, prerequisites: New<'prerequisites'>[]): Promise<void> {
  if (prerequisites.length > 0) await tx.insert(tx.t.prerequisites).values(prerequisites);
}

export async function insertTasks(tx: Tx, tasks: New<'tasks'>[]): Promise<void> {
  if (tasks.length > 0) await tx.insert(tx.t.tasks).values(tasks);
}

/** A run with everything in it, in order of play: five reads, however many spots it has. */
export async function findRunContent(db: Db, slug: string) {
  const { explorations, pois, hints, prerequisites, tasks } = db.t;
  const [exploration] = await db.select().from(explorations).where(eq(explorations.slug, slug));
  if (!exploration) return undefined;
  const spots = await db
    .select()
    .from(pois)
    .where(eq(pois.explorationId, exploration.id))
    .orderBy(asc(pois.position), asc(pois.id));
  const ids = spots.map(({ id }) => id);
  if (ids.length === 0) return { exploration, pois: spots, hints: [], prerequisites: [], tasks: [] };
  return {
    exploration,
    pois: spots,
    hints: await db.select().from(hints).where(inArray(hints.poiId, ids)).orderBy(asc(hints.position), asc(hints.id)),
    prerequisites: await db
      .select()
      .from(prerequisites)
      .where(inArray(prerequisites.poiId, ids))
      .orderBy(asc(prerequisites.id)),
    tasks: await db.select().from(tasks).where(inArray(tasks.poiId, ids)).orderBy(asc(tasks.position), asc(tasks.id)),
  };
}

export type RunContent = NonNullable<Awaited<ReturnType<typeof findRunContent>>>;
