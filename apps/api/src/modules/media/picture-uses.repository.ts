import { setImmediate } from 'node:timers/promises';
import { type AnyColumn, and, asc, gt, gte, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/store.ts';

/** Rows that are read between two turns of the others. */
const PAGE = 500;
const NAMES = /\/media\/([0-9a-f]{40}\.webp)/g;

interface PictureColumn {
  table: PgTable;
  id: AnyPgColumn;
  text: AnyColumn;
  /** When a row was changed; without it the table is small. */
  changedAt?: AnyColumn;
}

/** Every column in which the address of a picture may stand: alone, in HTML, or in JSON. */
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

/** Which of these pictures something shows. Reads everything that creators wrote, page by page: others are served in between. */
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

/** Whether something shows a picture, in what was changed since a time or is read quickly. */
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
