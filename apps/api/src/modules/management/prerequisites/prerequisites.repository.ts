import { count, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import type { PrerequisiteRow } from '../pois/poi-parts.repository.ts';

type Prerequisite = Tables['prerequisites']['$inferInsert'];

export async function countPrerequisites(db: Db, poiId: number): Promise<number> {
  const { prerequisites } = db.t;
  const [row] = await db.select({ n: count() }).from(prerequisites).where(eq(prerequisites.poiId, poiId));
  return row?.n ?? 0;
}

export async function insertPrerequisite(tx: Tx, prerequisite: Prerequisite): Promise<PrerequisiteRow> {
  const [row] = await tx.insert(tx.t.prerequisites).values(prerequisite).returning();
  if (!row) throw new Error('the prerequisite was not inserted');
  return row;
}

export async function updatePrerequisite(tx: Tx, id: number, changes: Partial<Prerequisite>): Promise<void> {
  await tx.update(tx.t.prerequisites).set(changes).where(eq(tx.t.prerequisites.id, id));
}

export async function deletePrerequisite(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.prerequisites).where(eq(tx.t.prerequisites.id, id));
}
