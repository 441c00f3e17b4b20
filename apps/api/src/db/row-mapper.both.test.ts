import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { explorationOfEveryTaskType } from '#testing/every-task-type.ts';
import { fileApp } from '#testing/test-app.ts';
import { memoizedRows, statement } from './statement.ts';
import type { Db } from './store.ts';

const { deps, given } = await fileApp();
const exploration = await given.exploration(explorationOfEveryTaskType({ postal_code: '93047', code: 'EICHE' }));
await given.exploration({ postal_code: '00000' });
await given.player(exploration, { exploration_code: 'EICHE' });

interface Select extends PromiseLike<unknown[]> {
  prepare(name: string): { execute(values?: Record<string, unknown>): PromiseLike<unknown[]> };
}

/** All forms of selections: columns, tables, groups, expressions, and left joins without a match. */
const selections: Record<string, (db: Db) => Select> = {
  'whole table': (db: Db) => db.select().from(db.t.tasks),
  columns: (db: Db) => db.select({ id: db.t.tasks.id, content: db.t.tasks.content }).from(db.t.tasks),
  'dates and booleans': (db: Db) =>
    db
      .select({ at: db.t.explorations.createdAt, published: db.t.explorations.published, code: db.t.explorations.code })
      .from(db.t.explorations),
  'tables side by side': (db: Db) =>
    db
      .select({ poi: db.t.pois, exploration: db.t.explorations })
      .from(db.t.pois)
      .innerJoin(db.t.explorations, eq(db.t.explorations.id, db.t.pois.explorationId)),
  'a left-joined table without a match for some rows': (db: Db) =>
    db
      .select({ name: db.t.explorations.name, place: db.t.postalCodes })
      .from(db.t.explorations)
      .leftJoin(db.t.postalCodes, eq(db.t.postalCodes.code, db.t.explorations.postalCode)),
  'some columns of a left-joined table': (db: Db) =>
    db
      .select({
        id: db.t.participations.id,
        joinedAt: db.t.participations.joinedAt,
        lastSolvedAt: db.t.participations.lastSolvedAt,
        team: { id: db.t.teams.id, name: db.t.teams.name },
      })
      .from(db.t.participations)
      .leftJoin(db.t.teams, eq(db.t.teams.id, db.t.participations.teamId)),
  'one column of a left-joined table': (db: Db) =>
    db
      .select({ id: db.t.participations.id, name: db.t.teams.name })
      .from(db.t.participations)
      .leftJoin(db.t.teams, eq(db.t.teams.id, db.t.participations.teamId)),
  expressions: (db: Db) =>
    db
      .select({
        n: count(),
        sum: sql`sum(${db.t.tasks.points})`.mapWith(Number),
        named: sql<number>`1 + 1`.as('named'),
      })
      .from(db.t.tasks),
  'no rows': (db: Db) => db.select({ user: db.t.users }).from(db.t.users),
};

test.each(Object.entries(selections))('a prepared query returns the same rows as drizzle: %s', async (_how, select) => {
  const { db } = deps.store;
  const expected = await select(db);
  const hot = statement(select);
  for (const _time of [1, 2]) expect(await hot(db, {})).toEqual(expected);
});

test('memoized rows are the same frozen objects until they change', async () => {
  const { db } = deps.store;
  const explorations = memoizedRows((db) =>
    db
      .select({ id: db.t.explorations.id, name: db.t.explorations.name, place: db.t.postalCodes })
      .from(db.t.explorations)
      .leftJoin(db.t.postalCodes, eq(db.t.postalCodes.code, db.t.explorations.postalCode))
      .orderBy(db.t.explorations.id),
  );
  const [first, second] = await explorations(db, {});
  const { t } = db;
  await deps.store.transact((tx) =>
    tx.update(t.explorations).set({ name: 'Neu' }).where(eq(t.explorations.id, exploration.id)),
  );
  const [changed, unchanged] = await explorations(db, {});
  expect([unchanged === second, Object.isFrozen(first), Object.isFrozen(first?.place)]).toEqual([true, true, true]);
  expect(changed).toEqual({ ...first, name: 'Neu' });
});
