import { randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, freshDatabase } from '#testing/database/fresh-database.ts';
import { startScript, startServer, temporaryFolder } from '#testing/servers/child-process.ts';
import { clientAt } from '#testing/servers/over-http.ts';
import { portInUse } from '#testing/servers/port-in-use.ts';
import { VALKEY_SERVER } from '#testing/servers/shared-valkey.ts';
import { startValkey } from '#testing/servers/valkey-server.ts';

/** Several starts of the server on a busy machine. */
const timeout = 180_000;
const soon = { timeout: 60_000 };

/** Whether this machine has the loopback address of IPv6. */
const HAS_IPV6 = networkInterfaces().lo?.some(({ address }) => address === '::1') ?? false;

interface Line {
  pid: number;
  msg: string;
  worker?: number;
  req?: { path: string };
}

/** A server with two workers on PostgreSQL. */
async function twoWorkers(url: string, env: Record<string, string> = {}) {
  const started = await startServer({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), WORKERS: '2', ...env });
  const { output } = started;
  const lines = (): Line[] =>
    output.out.split('\n').flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? JSON.parse(line) : []));
  await expect.poll(() => output.out, soon).toContain('and its studio:');
  return {
    ...started,
    lines,
    workers: () => lines().flatMap(({ worker }) => worker ?? []),
    /** Processes that served this path. */
    servedBy: (path: string) => new Set(lines().flatMap(({ req, pid }) => (req?.path === path ? pid : []))),
    studio: /and its studio: +(http\S+)/.exec(output.out)?.[1] ?? '',
  };
}

/** A request of its own connection, tried again like those of a phone. */
async function get(url: string, attempts = 5): Promise<number> {
  try {
    return (await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) })).status;
  } catch (error) {
    if (attempts === 1) throw error;
    return get(url, attempts - 1);
  }
}

test('workers serve both ports, a killed one is replaced while requests go on, and SIGTERM ends all with 0', {
  timeout,
}, async () => {
  const { url, remove } = await emptyDatabase();
  onTestFinished(remove);
  const { child, closed, output, address, studio, lines, workers, servedBy } = await twoWorkers(url, {
    DEMO: '1',
    HOST: '',
  });
  expect(lines().filter(({ msg }) => msg === 'demo content imported')).toHaveLength(1);
  expect(output.out.match(/Puzzle Runs is up/g)).toHaveLength(1);
  const both = new Set(workers());
  expect(both.size).toBe(2);
  const served = async (path: string, at: string) => {
    expect(await get(`${at}${path}`)).toBe(200);
    return servedBy(path);
  };
  await expect.poll(() => served('/robots.txt', studio), soon).toEqual(both);
  await expect.poll(() => served('/api/explorations', address), soon).toEqual(both);
  if (HAS_IPV6)
    for (const at of [address, studio]) expect(await get(`${at.replace('127.0.0.1', '[::1]')}/api/health`)).toBe(200);

  let goesOn = true;
  const requests = (async () => {
    const statuses = new Set<number>();
    while (goesOn) statuses.add(await get(`${address}/api/explorations`));
    return statuses;
  })();
  process.kill(workers()[0] ?? 0, 'SIGKILL');
  await expect.poll(() => workers().length, soon).toBe(3);
  await expect.poll(() => [...servedBy('/api/explorations')].length, soon).toBe(3);
  goesOn = false;
  expect(await requests).toEqual(new Set([200]));

  child.kill('SIGTERM');
  expect(await closed).toMatchObject({ code: 0, signal: null, err: '' });
  for (const pid of workers()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('workers count a limit together with Valkey', { timeout, skip: !VALKEY_SERVER }, async () => {
  const valkey = await startValkey(VALKEY_SERVER ?? '');
  onTestFinished(valkey.remove);
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  const env = { RATE_LIMIT: 'on', VALKEY_URL: valkey.url, DEMO: '1' };
  const { address, workers, servedBy } = await twoWorkers(url, env);
  const list = await clientAt(address).explorations.list({ query: { code: 'withoutCode' } });
  const exploration_id = list.status === 200 ? (list.body.rows[0]?.id ?? 0) : 0;
  const path = '/api/battles/nirgends/board/events';
  await expect.poll(async () => (await get(`${address}${path}`), servedBy(path)), soon).toEqual(new Set(workers()));

  /** Joins 70 times with a new device; returns how often it was not refused. */
  async function joins(): Promise<number> {
    const body = JSON.stringify({ exploration_id, progressor_id: randomUUID() });
    let joined = 0;
    for (let index = 0; index < 70; index++) {
      const headers = { connection: 'close', 'content-type': 'application/json' };
      const { ok } = await fetch(`${address}/api/exploration/join`, { method: 'POST', headers, body });
      if (ok) joined += 1;
    }
    return joined;
  }
  // Polled, because a worker counts alone while the machine is too busy for a response of the store.
  await expect.poll(joins, soon).toBe(60);
  expect(servedBy('/api/exploration/join')).toEqual(new Set(workers()));
});

test('exits with one sentence when a port is in use by another program', { timeout }, async () => {
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  const port = await portInUse();
  const settings = { HOST: '127.0.0.1', DEMO: '0', MAP_TILES: 'off', DATA_DIR: temporaryFolder(), STUDIO_PORT: '0' };
  const env = { ...settings, DATABASE_URL: url, WORKERS: '2', PORT: String(port) };
  const { code, err } = await startScript('main.ts', [], env).closed;
  expect(err).toContain(`PORT: port ${port} is in use`);
  expect(code).toBe(1);
});

test('refuses workers on SQLite', async () => {
  const env = { WORKERS: '2', DATA_DIR: temporaryFolder() };
  expect(await startScript('main.ts', [], env).closed).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/WORKERS: 2 processes need PostgreSQL \(DATABASE_URL\); SQLite serves one\n$/),
  });
});

test('refuses more connections than PostgreSQL offers', async () => {
  const { url, remove } = await freshDatabase();
  onTestFinished(remove);
  const env = { WORKERS: '20', DATABASE_URL: url, DATA_DIR: temporaryFolder() };
  expect(await startScript('main.ts', [], env).closed).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining(
      'WORKERS: 20 × (10 DATABASE_WRITERS + 5 DATABASE_READERS) and their jobs and events need 348 connections, ' +
        'but PostgreSQL offers 297',
    ),
  });
});
