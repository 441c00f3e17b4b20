import { setImmediate } from 'node:timers/promises';
import { storedFileNamesIn } from '@puzzle-runs/domain/media-url.ts';
import { and, asc, gt, gte, like, type SQL, sql } from 'drizzle-orm';
import { type PictureColumn, pictureColumns } from '#db/picture-columns.ts';
import type { Db } from '#db/store.ts';

/** Rows per page; other requests run between two pages. */
const PAGE = 500;

function asText({ text }: PictureColumn): SQL {
  return sql`cast(${text} as text)`;
}

/** The names that are in use. Reads all content page by page, so that other requests run in between. */
export async function listUsed(db: Db, names: ReadonlySet<string>): Promise<string[]> {
  const used = new Set<string>();
  for (const column of pictureColumns(db))
    for await (const text of textsWithPictures(db, column))
      for (const name of storedFileNamesIn(text)) if (names.has(name)) used.add(name);
  return [...used];
}

async function* textsWithPictures(db: Db, column: PictureColumn): AsyncGenerator<string> {
  const text = asText(column);
  const shown = sql<string | null>`case when ${text} like '%/media/%' then ${text} end`;
  for (let last = 0, more = true; more; ) {
    const rows = await db
      .select({ id: sql<number>`${column.id}`, shown })
      .from(column.table)
      .where(gt(column.id, last))
      .orderBy(asc(column.id))
      .limit(PAGE);
    for (const row of rows) if (row.shown !== null) yield row.shown;
    last = rows.at(-1)?.id ?? last;
    more = rows.length === PAGE;
    await setImmediate();
  }
}

/** Whether a picture is in use. Reads only rows changed since `time`, and small tables in full. */
export async function isUsedSince(db: Db, name: string, time: Date): Promise<boolean> {
  for (const column of pictureColumns(db)) {
    const [row] = await db
      .select({ id: sql<number>`${column.id}` })
      .from(column.table)
      .where(and(like(asText(column), `%/media/${name}%`), column.changedAt && gte(column.changedAt, time)))
      .limit(1);
    if (row) return true;
  }
  return false;
}
