import { count, eq } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

export async function countPrerequisites(db: Db, poiId: number): Promise<number> {
  const { prerequisites } = db.t;
  const [row] = await db.select({ n: count() }).from(prerequisites).where(eq(prerequisites.poiId, poiId));
  return row?.n ?? 0;
}
