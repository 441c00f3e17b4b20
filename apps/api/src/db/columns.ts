import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';

/**
 * JSON as the driver has read it. Drizzle's column parses texts
 * once more, so that the answer "12.50" became the number 12.5.
 */
function jsonb<T>(name: string) {
  return pg.customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as T,
  })(name);
}

/**
 * Column builders with the same names for both dialects, so that tables are defined once (docs/decisions/0001). The
 * code uses the types of PostgreSQL, whose builders have no method that only works on SQLite.
 */
export const pgColumns = {
  table: pg.pgTable,
  id: () => pg.integer('id').primaryKey().generatedByDefaultAsIdentity(),
  text: (name: string) => pg.text(name),
  int: (name: string) => pg.integer(name),
  real: (name: string) => pg.doublePrecision(name),
  bool: (name: string) => pg.boolean(name),
  json: <T>(name: string) => jsonb<T>(name),
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

/** The only cast between the dialects; columns.test-d.ts checks that both give the same row types. */
export const sqliteColumns = sqliteTyped as unknown as Columns;

export type SqliteColumns = typeof sqliteTyped;

/** A time as milliseconds since 1970; avoids one `Date` per row in large results. */
export function milliseconds(time: AnyColumn | SQL): SQL<number | null> {
  return sql`${time}`.mapWith((value: number | string) => (typeof value === 'number' ? value : Date.parse(value)));
}
