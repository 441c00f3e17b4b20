import { getTableName } from 'drizzle-orm';
import type { Store } from '#db/store.ts';

/** How many rows every table holds; equal before and after means that nothing was written or deleted. */
export async function rowCounts({ db }: Store): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(db.t)) counts[getTableName(table)] = await db.$count(table);
  return counts;
}
