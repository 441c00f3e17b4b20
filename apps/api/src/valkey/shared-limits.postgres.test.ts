import { contract } from '@puzzle-runs/contract/contract.ts';
import { expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { twoAppsOnValkey, VALKEY_SERVER } from '#testing/servers/shared-valkey.ts';
import { solved } from '#testing/solve-captcha.ts';
import type { OpenApp } from '#testing/test-app.ts';
import { leasesOf } from './leases.ts';

const skip = !VALKEY_SERVER;

async function offlineRun({ given }: OpenApp) {
  return given.player(await given.exploration({ playable_offline: true }));
}

/** Loads the offline package `count` times in each app, in turns; returns how often it was not refused. */
async function loads(apps: OpenApp[], token: string, count: number): Promise<number> {
  let loaded = 0;
  for (let index = 0; index < count; index++) {
    for (const app of apps) if ((await app.as(token).joined.offlinePackage()).status === 200) loaded += 1;
  }
  return loaded;
}

test('two processes count a limit together', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey();
  const { token } = await offlineRun(first);
  expect(await loads([first, second], token, 20)).toBe(30);
  const refused = await second.as(token).joined.offlinePackage();
  expect(refused).toMatchObject(problem(429, 'rate_limited'));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('two processes count wrong codes together and accept each other’s captchas', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey();
  const { id } = await first.given.exploration({ code: 'EICHE' });
  const join = async ({ app }: OpenApp, code: string, captcha?: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/exploration/join',
      payload: { exploration_id: id, exploration_code: code },
      headers: captcha === undefined ? {} : { 'x-captcha': captcha },
    });
    return { status: response.statusCode, body: response.json() };
  };
  for (let guess = 0; guess < 30; guess++) for (const app of [first, second]) await join(app, `guess-${guess}`);
  for (const app of [first, second]) expect(await join(app, 'EICHE')).toMatchObject(problem(429, 'captcha_required'));
  const challenge = (await first.app.inject(`/api/captcha?exploration_id=${id}`)).json();
  expect(await join(second, 'EICHE', await solved(challenge))).toMatchObject({ status: 200 });
});

/** Joins `count` times at once, at both processes in turns; returns the numbers of the statuses. */
async function joinAtOnce(apps: OpenApp[], { id, count, code }: { id: number; count: number; code?: string }) {
  const statuses: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const body = { exploration_id: id, exploration_code: code ?? `guess-${index}` };
      const { status = 0 } = (await apps[index % apps.length]?.client.joining.exploration({ body })) ?? {};
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  return statuses;
}

test('of 300 wrong codes at once at two processes at most 70 are checked without a captcha', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey();
  const { id } = await first.given.exploration({ code: 'EICHE' });
  const { 403: checked = 0, 429: refused } = await joinAtOnce([first, second], { id, count: 300 });
  expect(checked).toBeGreaterThanOrEqual(60);
  expect(checked).toBeLessThanOrEqual(70);
  expect(refused).toBe(300 - checked);
});

test('120 right codes at once at two processes are never asked for a captcha', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey();
  const { id } = await first.given.exploration({ code: 'EICHE' });
  expect(await joinAtOnce([first, second], { id, count: 120, code: 'EICHE' })).toEqual({ 200: 120 });
});

test('while the store is stopped, right codes at once join, and each process allows its own wrong ones', {
  skip,
}, async () => {
  const { server, first, second } = await twoAppsOnValkey();
  const { id } = await first.given.exploration({ code: 'EICHE' });
  await server.end();
  expect(await joinAtOnce([first, second], { id, count: 100, code: 'EICHE' })).toEqual({ 200: 100 });
  const { 403: checked = 0 } = await joinAtOnce([first, second], { id, count: 300 });
  expect(checked).toBeGreaterThanOrEqual(120);
  expect(checked).toBeLessThanOrEqual(140);
});

test('a process that dies during guesses frees their places', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey();
  if (!first.deps.valkey || !second.deps.valkey) throw new Error('no Valkey');
  const [dead, living] = [leasesOf(first.deps.valkey, 1_000), leasesOf(second.deps.valkey, 1_000)];
  for (const [index, id] of ['a', 'b', 'c'].entries()) expect(await dead.take({ key: 'code', id }, 3)).toBe(index + 1);
  expect(await living.take({ key: 'code', id: 'd' }, 3)).toBe(0);
  expect(await living.take({ key: 'other code', id: 'd' }, 3)).toBe(1);
  await dead.release({ key: 'code', id: 'b' });
  expect(await living.take({ key: 'code', id: 'd' }, 3)).toBe(3);
  await expect.poll(() => living.take({ key: 'code', id: 'e' }, 3), { timeout: 10_000 }).toBeGreaterThan(0);
});

test('logins to an account that run at another process count as failed ones', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey();
  const others: number[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const among = ({ deps }: OpenApp) =>
    deps.guesses.amongOthers('ada', async (count) => {
      others.push(count);
      await end;
    });
  const running: Promise<void>[] = [];
  for (const [index, app] of [first, second, second, first].entries()) {
    running.push(among(app));
    await expect.poll(() => others).toHaveLength(index + 1);
  }
  expect(others).toEqual([0, 1, 2, 3]);
  resolve();
  await Promise.all(running);
});

test('a login waits for failed logins at another process', { skip }, async () => {
  const { first, second } = await twoAppsOnValkey({ env: { TRUST_PROXY: '1' } });
  const login = async ({ app }: OpenApp, address: number) => {
    const begin = performance.now();
    const payload = { email: 'ada@example.org', password: 'Wrong-1a' };
    const headers = { 'x-forwarded-for': `10.0.0.${address}` };
    const { statusCode } = await app.inject({ method: 'POST', url: contract.users.login.path, payload, headers });
    expect(statusCode).toBe(401);
    return performance.now() - begin;
  };
  for (let failure = 1; failure <= 12; failure++) await login(first, failure);
  expect(await login(second, 13)).toBeGreaterThan(990);
});

test('while the store is stopped each process counts for itself, without an error, and together again afterwards', {
  skip,
}, async () => {
  const { server, first, second } = await twoAppsOnValkey();
  const [before, meanwhile, after] = [await offlineRun(first), await offlineRun(first), await offlineRun(first)];
  expect(await loads([first, second], before.token, 16)).toBe(30);

  await server.end();
  expect(await loads([first, second], meanwhile.token, 31)).toBe(60);
  await server.start();
  for (const { lines } of [first, second]) {
    await expect.poll(lines).toEqual([expect.stringContaining('valkey: away'), 'valkey: back']);
  }
  expect(await loads([first, second], after.token, 20)).toBe(30);
});

test('a store that hangs delays few requests, and is used again when it responds', { skip }, async () => {
  const { server, first, second } = await twoAppsOnValkey({ commandMs: 500 });
  const { token } = await offlineRun(first);
  server.freeze();
  const begin = performance.now();
  expect(await loads([first], token, 31)).toBe(30);
  expect(performance.now() - begin).toBeLessThan(31 * 500); // what it takes if every request waits
  expect(first.lines()[0]).toContain('valkey: away');
  server.thaw();
  const together = async () => loads([first, second], (await offlineRun(first)).token, 20);
  await expect.poll(together, { timeout: 30_000 }).toBe(30);
});

test('starts while the store is away, and uses it when it comes', { skip }, async () => {
  const { server, first, second } = await twoAppsOnValkey({ isAway: true });
  const [before, after] = [await offlineRun(first), await offlineRun(first)];
  expect(await loads([first, second], before.token, 31)).toBe(60);
  await server.start();
  for (const { lines } of [first, second]) await expect.poll(lines).toHaveLength(2);
  expect(await loads([first, second], after.token, 20)).toBe(30);
});
