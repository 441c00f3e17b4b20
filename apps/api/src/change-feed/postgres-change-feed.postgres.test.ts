import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSql } from '#testing/database/run-sql.ts';
import { numberTask, poi } from '#testing/given.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';
import { postgresChangeFeed } from './postgres-change-feed.ts';

const tasks = Array.from({ length: 200 }, (_, index) => ({ ...numberTask, name: `Q${index}` }));

/** Two apps on one database, as two processes would be, and a device that follows the events of the second app. */
async function twoProcesses() {
  const first = await testApp({ processes: 1 });
  const second = await testApp({ url: first.url });
  const exploration = await first.given.exploration({ pois: [poi('Brücke', tasks)] });
  const { token } = await first.given.player(exploration);
  const { events } = await follow(await listening(second.app), token);
  await expect.poll(() => events.length).toBe(1);
  let solved = 0;
  return {
    first,
    second,
    exploration,
    events,
    points: () => events.filter(({ event }) => event === 'points').length,
    solveNext: () => first.as(token).progress.submit({ body: answerTo(exploration.task(`Q${solved++}`), 16) }),
    sql: (query: string) => runSql(first.url, query),
  };
}

test('an answer sent to one process reaches a device connected to another', async () => {
  const { solveNext, points, events } = await twoProcesses();
  expect(await solveNext()).toMatchObject({ status: 200 });
  await expect.poll(points, { timeout: 10_000, interval: 10 }).toBe(1);
  expect(events).toContainEqual({
    event: 'points',
    data: { netPoints: 10, earnedPoints: 10, spentPoints: 0, adjustedPoints: 0, pointsToEarn: 2_000 },
  });
});

test('a change by a creator on one process reaches a phone connected to another', async () => {
  const { first, exploration, events } = await twoProcesses();
  const userId = 7;
  const creator = first.as(await first.given.session(userId));
  const { explorations } = first.deps.store.db.t;
  await first.deps.store.transact((tx) =>
    tx.update(explorations).set({ creatorId: userId }).where(eq(explorations.id, exploration.id)),
  );
  const body = { description: '<p>Neu</p>' };
  expect(await creator.managedExplorations.change({ params: { exploration_id: exploration.id }, body })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => events.length, { timeout: 10_000, interval: 10 }).toBe(2);
  expect(events.at(-1)).toEqual({ event: 'pois', data: {} });
});

test('reconnects when the listening connection is lost', async () => {
  const { solveNext, points, sql } = await twoProcesses();
  const killed = await sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  );
  expect(killed).toHaveLength(2);
  await expect
    .poll(
      async () => {
        await solveNext();
        return points();
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBeGreaterThan(0);
});

test('recovers when all connections are lost at once', async () => {
  const { solveNext, points, sql, first, second } = await twoProcesses();
  await sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect
    .poll(
      async () => {
        await solveNext();
        return points();
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBeGreaterThan(0);
  for (const { client } of [first, second]) {
    expect(await client.explorations.list({ query: {} })).toMatchObject({ status: 200 });
  }
});

test('ignores invalid payloads on the channel', async () => {
  const { solveNext, points, sql } = await twoProcesses();
  for (const payload of [
    '',
    'hello',
    '{',
    'null',
    '{"participationId":"x"}',
    '{"participationId":1e9,"battleId":null}',
  ]) {
    await sql(`select pg_notify('puzzle_runs', '${payload}')`);
  }
  await solveNext();
  await expect.poll(points, { timeout: 10_000, interval: 10 }).toBe(1);
});

test('does not reconnect after it was closed while reconnecting', async () => {
  const { first, sql } = await twoProcesses();
  const changeFeed = await postgresChangeFeed({ url: first.url, log: first.deps.log });
  const listeners = `from pg_stat_activity where datname = current_database() and query like 'listen%'`;
  await sql(`select pg_terminate_backend(pid) ${listeners}`);
  await changeFeed.close();
  await expect.poll(async () => (await sql(`select 1 ${listeners}`)).length, { timeout: 10_000 }).toBe(2);
});

test('tells phones to read again once after changes were lost', async () => {
  const { first, events, sql } = await twoProcesses();
  const told = () => events.filter(({ event }) => event === 'ranking').length;
  await sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  );
  await expect.poll(told, { timeout: 10_000, interval: 10 }).toBe(1);
  expect(events.at(-2)).toEqual({ event: 'pois', data: {} });
  expect(await first.client.explorations.list({ query: {} })).toMatchObject({ status: 200 });
  expect(told()).toBe(1);
});
