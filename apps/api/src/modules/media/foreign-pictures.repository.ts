import { and, asc, eq, getTableColumns, gt, like, sql } from 'drizzle-orm';
import type { PictureColumn } from '#db/picture-columns.ts';
import type { Db, Tx } from '#db/store.ts';

const PAGE = 200;

export interface StoredContent {
  id: number;
  /** The column as text; JSON columns as JSON. */
  text: string;
}

/** Rows of a column that may name a web address, in pages, ordered by id. */
export async function* listWithWebAddresses(db: Db, column: PictureColumn): AsyncGenerator<StoredContent[]> {
  const text = sql<string>`cast(${column.text} as text)`;
  for (let last = 0, more = true; more; ) {
    const rows = await db
      .select({ id: sql<number>`${column.id}`, text })
      .from(column.table)
      .where(and(gt(column.id, last), like(text, '%http%'), column.only))
      .orderBy(asc(column.id))
      .limit(PAGE);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id ?? last;
    more = rows.length === PAGE;
  }
}

/** Writes a column of one row, unless it was changed since it was read. Returns whether it was written. */
export async function replaceContent(
  tx: Tx,
  column: PictureColumn,
  before: StoredContent,
  after: unknown,
): Promise<boolean> {
  const [key = ''] =
    Object.entries(getTableColumns(column.table)).find(([, { name }]) => name === column.text.name) ?? [];
  const rows = await tx
    .update(column.table)
    .set({ [key]: after })
    .where(and(eq(column.id, before.id), eq(sql`cast(${column.text} as text)`, before.text)))
    .returning({ id: column.id });
  return rows.length > 0;
}

/** Marks the translations of one source text as translations of another. */
export async function replaceSource(
  tx: Tx,
  { texts, record, field }: NonNullable<PictureColumn['translations']>,
  { id, madeFrom, source }: { id: number; madeFrom: string; source: { text: string; hash: string } },
): Promise<void> {
  await tx
    .update(texts)
    .set({ sourceText: source.text, sourceHash: source.hash })
    .where(and(eq(record, id), eq(texts.field, field), eq(texts.sourceHash, madeFrom)));
}
