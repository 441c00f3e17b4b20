import BetterSqlite from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, onTestFinished, test } from 'vitest';
import { planOnce } from './plan-once.ts';

const teams = sqliteTable('teams', { id: integer().primaryKey(), runId: integer().notNull(), name: text().notNull() });
const runs = sqliteTable('runs', { id: integer().primaryKey(), name: text().notNull() });

function opened() {
  const connection = new BetterSqlite(':memory:');
  onTestFinished(() => void connection.close());
  connection.exec(`create table runs (id integer primary key, name text not null);
    create table teams (id integer primary key, runId integer not null, name text not null);
    insert into runs values (1, 'Dom'); insert into teams values (1, 1, 'Adler'), (2, 1, 'Biber')`);
  return connection;
}

function joinOf(connection: BetterSqlite.Database) {
  return planOnce(connection)
    .select({ run: runs.name, team: teams.name, teamId: teams.id, runId: runs.id })
    .from(teams)
    .innerJoin(runs, eq(runs.id, teams.runId))
    .where(eq(teams.id, sql.placeholder('id')))
    .limit(sql.placeholder('limit'))
    .prepare();
}

/** Milliseconds of the fastest of several rounds. */
function fastest(run: () => unknown): number {
  const rounds = Array.from({ length: 9 }, () => {
    const since = performance.now();
    for (let n = 0; n < 500; n += 1) run();
    return performance.now() - since;
  });
  return Math.min(...rounds);
}

test('a prepared join finds rows by its parameters', () => {
  const join = joinOf(opened());
  expect(join.all({ id: 2, limit: 5 })).toEqual([{ run: 'Dom', team: 'Biber', teamId: 2, runId: 1 }]);
  expect(join.all({ id: 3, limit: 5 })).toEqual([]);
});

test('a prepared join is not planned anew for each execution', () => {
  const connection = opened();
  const text = joinOf(connection).getQuery().sql;
  const planned = connection.prepare(text).raw();
  const plannedAnew = connection.prepare(text.replaceAll('+?', '?')).raw();
  expect(fastest(() => planned.all(2, 5))).toBeLessThan(fastest(() => plannedAnew.all(2, 5)) / 2);
});
