// Compile-time test: both sets of column builders give the same row types. Nothing here runs.
import { type Columns, pgColumns, type SqliteColumns, sqliteColumns } from './columns.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

function probe(c: Columns) {
  return c.table('probe', {
    id: c.id(),
    text: c.text('text'),
    int: c.int('int').notNull(),
    real: c.real('real'),
    bool: c.bool('bool').notNull().default(false),
    json: c.json<{ x: 1 }>('json').notNull(),
    time: c.time('time').notNull(),
  });
}

function sqliteProbe(c: SqliteColumns) {
  return c.table('probe', {
    id: c.id(),
    text: c.text('text'),
    int: c.int('int').notNull(),
    real: c.real('real'),
    bool: c.bool('bool').notNull().default(false),
    json: c.json<{ x: 1 }>('json').notNull(),
    time: c.time('time').notNull(),
  });
}

type PgRow = ReturnType<typeof probe>['$inferSelect'];
type SqliteRow = ReturnType<typeof sqliteProbe>['$inferSelect'];
type PgInsert = ReturnType<typeof probe>['$inferInsert'];
type SqliteInsert = ReturnType<typeof sqliteProbe>['$inferInsert'];

export const sameRows: Equal<PgRow, SqliteRow> = true;
export const sameInserts: Equal<PgInsert, SqliteInsert> = true;
export const sameKeys: Equal<keyof typeof pgColumns, keyof typeof sqliteColumns> = true;
