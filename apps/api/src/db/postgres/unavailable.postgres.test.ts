import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { tcpProxy } from '#testing/servers/tcp-proxy.ts';
import { testApp } from '#testing/test-app.ts';
import { openStore } from '../open-store.ts';

/** A caller must know within three seconds; the machine of the tests may be busy. */
const SECONDS_MAX = 6;

/** An app whose database is behind a proxy, with a run to join. */
async function behindProxy() {
  const { url, remove } = await freshDatabase();
  const proxy = await tcpProxy(url);
  const store = openStore(proxy.url);
  onTestFinished(async () => {
    await proxy.close();
    await remove();
  });
  const opened = await testApp({ url, store });
  const exploration = await opened.given.exploration();
  const join = () =>
    opened.app.inject({ method: 'POST', url: '/api/exploration/join', payload: { exploration_id: exploration.id } });
  const list = () => opened.app.inject({ method: 'GET', url: '/api/explorations' });
  return { ...opened, databaseUrl: url, proxy, join, list };
}

type Call = Awaited<ReturnType<typeof behindProxy>>['join'];

async function expectUnavailable(call: Call): Promise<void> {
  const started = performance.now();
  const response = await call();
  expect(response.json()).toEqual({ errors: [{ code: 'unavailable' }] });
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((performance.now() - started) / 1_000).toBeLessThan(SECONDS_MAX);
}

test.each(['refuse', 'freeze'] as const)(
  'responds “try again later” while the database does not: %s',
  async (failure) => {
    const { proxy, join, list } = await behindProxy();
    expect((await join()).statusCode).toBe(200);
    proxy[failure]();
    await Promise.all([expectUnavailable(join), expectUnavailable(list), expectUnavailable(join)]);
    proxy.open();
    expect((await join()).statusCode).toBe(200);
    expect((await list()).statusCode).toBe(200);
  },
);

test('responds “try again later” while another process locks the tables', async () => {
  const { databaseUrl, join, list } = await behindProxy();
  const blocker = new pg.Client({ connectionString: databaseUrl });
  await blocker.connect();
  await blocker.query('begin; lock table explorations, participations in access exclusive mode');
  await Promise.all([expectUnavailable(join), expectUnavailable(list), expectUnavailable(join)]);
  await blocker.query('rollback');
  await blocker.end();
  expect((await join()).statusCode).toBe(200);
  expect((await list()).statusCode).toBe(200);
});

test.each(['refuse', 'freeze'] as const)(
  'the first call that fails ends a good result of the readiness: %s',
  async (failure) => {
    const { proxy, app, join, list } = await behindProxy();
    const ready = async () => (await app.inject({ method: 'GET', url: '/api/ready' })).statusCode;
    for (const call of [join, list]) {
      await expect.poll(ready, { timeout: 10_000 }).toBe(200);
      proxy[failure]();
      expect(await ready()).toBe(200);
      expect((await call()).statusCode).toBe(503);
      expect(await ready()).toBe(503);
      proxy.open();
    }
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  },
);

test('readiness says within a second that the database is away, and recovers', async () => {
  const { proxy, app } = await behindProxy();
  const ready = () => app.inject({ method: 'GET', url: '/api/ready' });
  proxy.refuse();
  const refused = await ready();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({ errors: [{ code: 'unavailable', params: { reason: 'unreachable' } }] });
  proxy.open();
  await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200);
});
