import { getTableName, sql } from 'drizzle-orm';
import type { Store } from '#db/store.ts';

/**
 * Row counts of all tables; equal counts before and after mean that no row was inserted or deleted. One statement
 * counts all: one per table costs more CPU time than most of the calls between them.
 */
export async function rowCounts({ db }: Store): Promise<Record<string, number>> {
  const tables = Object.values(db.t);
  const counts = tables.map((table) => [
    getTableName(table),
    sql<number>`(select count(*) from ${table})`.mapWith(Number),
  ]);
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select 1) as one`);
  if (!row) throw new Error('the database returned no counts');
  return row;
}
