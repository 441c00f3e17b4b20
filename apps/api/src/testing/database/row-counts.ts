import { getTableName } from 'drizzle-orm';
import type { Store } from '#db/store.ts';

/** Row counts of all tables; equal counts before and after mean that no row was inserted or deleted. */
export async function rowCounts({ db }: Store): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(db.t)) counts[getTableName(table)] = await db.$count(table);
  return counts;
}
