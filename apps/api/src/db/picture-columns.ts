import { type AnyColumn, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';

export interface PictureColumn {
  table: PgTable;
  id: AnyPgColumn;
  text: AnyColumn;
  /** What the column holds: HTML, the address of one picture, or JSON with both. */
  holds: 'html' | 'address' | 'json';
  /** Rows in which the column is no address of a picture are left out. */
  only?: SQL;
  /** Time of the last change; left out for small tables. */
  changedAt?: AnyColumn;
}

/** Every column that may contain the address of a picture: alone, in HTML or in JSON. */
export function pictureColumns({ t }: Db): PictureColumn[] {
  const { explorations: e, pois, hints, tasks, teams, battles, explorationTexts, poiTexts, taskTexts } = t;
  return [
    { table: e, id: e.id, text: e.description, holds: 'html', changedAt: e.updatedAt },
    { table: e, id: e.id, text: e.intro, holds: 'html', changedAt: e.updatedAt },
    { table: e, id: e.id, text: e.finale, holds: 'html', changedAt: e.updatedAt },
    { table: e, id: e.id, text: e.image, holds: 'address', changedAt: e.updatedAt },
    { table: pois, id: pois.id, text: pois.description, holds: 'html', changedAt: pois.updatedAt },
    { table: tasks, id: tasks.id, text: tasks.description, holds: 'html', changedAt: tasks.updatedAt },
    { table: tasks, id: tasks.id, text: tasks.explanation, holds: 'html', changedAt: tasks.updatedAt },
    { table: tasks, id: tasks.id, text: tasks.content, holds: 'json', changedAt: tasks.updatedAt },
    { table: hints, id: hints.id, text: hints.hintValue, holds: 'address', only: eq(hints.hintType, 'image') },
    { table: teams, id: teams.id, text: teams.image, holds: 'address' },
    { table: battles, id: battles.id, text: battles.description, holds: 'html' },
    { table: battles, id: battles.id, text: battles.frozen, holds: 'json' },
    ...[explorationTexts, poiTexts, taskTexts].map((texts): PictureColumn => {
      return { table: texts, id: texts.id, text: texts.text, holds: 'html', changedAt: texts.updatedAt };
    }),
  ];
}
