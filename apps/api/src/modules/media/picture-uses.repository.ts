import { setImmediate } from 'node:timers/promises';
import { type AnyColumn, and, asc, gt, gte, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/store.ts';

/** Rows per page; other requests run between two pages. */
const PAGE = 500;
const NAMES = /\/media\/([0-9a-f]{40}\.webp)/g;

interface PictureColumn {
  table: PgTable;
  id: AnyPgColumn;
  text: AnyColumn;
  /** Time of the last change; left out for small tables. */
  changedAt?: AnyColumn;
}

/** Every column that may contain the address of a picture: alone, in HTML or in JSON. */
function places({ t: { explorations: e, pois, hints, tasks, teams, battles } }: Db): PictureColumn[] {
  return [
    { table: e, id: e.id, text: e.description, changedAt: e.updatedAt },
    { table: e, id: e.id, text: e.image, changedAt: e.updatedAt },
    { table: pois, id: pois.id, text: pois.description, changedAt: pois.updatedAt },
    { table: tasks, id: tasks.id, text: tasks.description, changedAt: tasks.updatedAt },
    { table: tasks, id: tasks.id, text: tasks.content, changedAt: tasks.updatedAt },
    { table: hints, id: hints.id, text: hints.hintValue },
    { table: teams, id: teams.id, text: teams.image },
    { table: battles, id: battles.id, text: battles.description },
    { table: battles, id: battles.id, text: battles.frozen },
  ];
}

function asText({ text }: PictureColumn): SQL {
  return sql`cast(${text} as text)`;
}

/** The names that are in use. Reads all content page by page, so that other requests run in between. */
export async function listUsed(db: Db, names: ReadonlySet<string>): Promise<string[]> {
  const used = new Set<string>();
  for (const place of places(db))
    for await (const text of textsWithPictures(db, place))
      for (const [, name = ''] of text.matchAll(NAMES)) if (names.has(name)) used.add(name);
  return [...used];
}

async function* textsWithPictures(db: Db, place: PictureColumn): AsyncGenerator<string> {
  const text = asText(place);
  const shown = sql<string | null>`case when ${text} like '%/media/%' then ${text} end`;
  for (let last = 0, more = true; more; ) {
    const rows = await db
      .select({ id: sql<number>`${place.id}`, shown })
      .from(place.table)
      .where(gt(place.id, last))
      .orderBy(asc(place.id))
      .limit(PAGE);
    for (const row of rows) if (row.shown !== null) yield row.shown;
    last = rows.at(-1)?.id ?? last;
    more = rows.length === PAGE;
    await setImmediate();
  }
}

/** Whether a picture is in use. Reads only rows changed since `time`, and small tables in full. */
export async function isUsedSince(db: Db, name: string, time: Date): Promise<boolean> {
  for (const place of places(db)) {
    const [row] = await db
      .select({ id: sql<number>`${place.id}` })
      .from(place.table)
      .where(and(like(asText(place), `%/media/${name}%`), place.changedAt && gte(place.changedAt, time)))
      .limit(1);
    if (row) return true;
  }
  return false;
}
