import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';

/**
 * One vocabulary of columns for two dialects, so that tables are described once (docs/decisions/0001). PostgreSQL's types are
 * the ones of record: its builders have no method that would only work on SQLite.
 */
export const pgColumns = {
  table: pg.pgTable,
  id: () => pg.integer('id').primaryKey().generatedByDefaultAsIdentity(),
  text: (name: string) => pg.text(name),
  int: (name: string) => pg.integer(name),
  real: (name: string) => pg.doublePrecision(name),
  bool: (name: string) => pg.boolean(name),
  json: <T>(name: string) => pg.jsonb(name).$type<T>(),
  time: (name: string) => pg.timestamp(name, { withTimezone: true, mode: 'date', precision: 3 }),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
};

export type Columns = typeof pgColumns;

const sqliteTyped = {
  table: sqlite.sqliteTable,
  id: () => sqlite.integer('id').primaryKey({ autoIncrement: true }),
  text: (name: string) => sqlite.text(name),
  int: (name: string) => sqlite.integer(name),
  real: (name: string) => sqlite.real(name),
  bool: (name: string) => sqlite.integer(name, { mode: 'boolean' }),
  json: <T>(name: string) => sqlite.text(name, { mode: 'json' }).$type<T>(),
  time: (name: string) => sqlite.integer(name, { mode: 'timestamp_ms' }),
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  primaryKey: sqlite.primaryKey,
};

/** The one cast between the dialects; columns.test-d.ts proves that both give the same row types. */
export const sqliteColumns = sqliteTyped as unknown as Columns;

export type SqliteColumns = typeof sqliteTyped;

/** A column of time as milliseconds, for many rows: no `Date` is made of each. */
export function milliseconds(time: AnyColumn): SQL<number | null> {
  return sql`${time}`.mapWith((value: number | string) => (typeof value === 'number' ? value : Date.parse(value)));
}
