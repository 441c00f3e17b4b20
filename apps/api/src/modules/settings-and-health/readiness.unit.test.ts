import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { type OpenApp, testApp } from '#testing/test-app.ts';
import { probeDatabase } from './health.service.ts';

const isReady = { status: 'ok' };
const isFull = { errors: [{ code: 'unavailable', params: { reason: 'disk_full' } }] };

async function readinessOf({ app }: OpenApp): Promise<unknown> {
  return (await app.inject('/api/ready')).json();
}

/** Joins as a new player; returns the status. */
async function joinAs({ app }: OpenApp, exploration: { id: number }): Promise<number> {
  const payload = { exploration_id: exploration.id };
  return (await app.inject({ method: 'POST', url: '/api/exploration/join', payload })).statusCode;
}

/** Another process that locks the database until it ends. */
function lockedBy(url: string) {
  const other = new BetterSqlite(url.replace(/^file:/, ''));
  other.exec('begin immediate');
  return {
    end() {
      other.exec('commit');
      other.close();
    },
  };
}

test('readiness says within a second that another process locks the database, while pages can be read', async () => {
  const opened = await testApp();
  const { app, deps, url, given } = opened;
  const exploration = await given.exploration();
  const other = lockedBy(url);
  const started = performance.now();
  expect(await readinessOf(opened)).toEqual({ errors: [{ code: 'unavailable', params: { reason: 'slow' } }] });
  expect(performance.now() - started).toBeLessThan(1_500);
  expect((await app.inject('/api/explorations')).statusCode).toBe(200);

  const payload = { exploration_id: exploration.id };
  const joined = await app.inject({ method: 'POST', url: '/api/exploration/join', payload });
  expect(joined.statusCode).toBe(503);
  expect(joined.headers['retry-after']).toBe('2');
  expect(joined.json()).toEqual({ errors: [{ code: 'unavailable' }] });
  expect(await readinessOf(opened)).toMatchObject({ errors: [{ code: 'unavailable' }] });

  other.end();
  await probeDatabase(deps);
  expect(await readinessOf(opened)).toEqual(isReady);
});

test('a good result ends with the first transaction that fails because of the database, not with a refused one', async () => {
  const opened = await testApp();
  const exploration = await opened.given.exploration();
  expect(await readinessOf(opened)).toEqual(isReady);
  const other = lockedBy(opened.url);
  expect(await joinAs(opened, { id: 999 })).toBe(503);
  expect(await readinessOf(opened)).toMatchObject({ errors: [{ code: 'unavailable' }] });
  other.end();
  await probeDatabase(opened.deps);

  const outage = opened.deps.store.lastOutage();
  expect(await joinAs(opened, { id: 999 })).toBe(404);
  expect(await joinAs(opened, exploration)).toBe(200);
  expect(opened.deps.store.lastOutage()).toBe(outage);
});

test('without any call a good result is valid for less than ten seconds', async () => {
  const opened = await testApp();
  await probeDatabase(opened.deps);
  const other = lockedBy(opened.url);
  onTestFinished(other.end);
  expect(await readinessOf(opened)).toEqual(isReady);
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 9_000);
  onTestFinished(() => later.mockRestore());
  expect(await readinessOf(opened)).toMatchObject({ errors: [{ code: 'unavailable' }] });
});

/** Leaves so many pages of 4 kB to the database. */
async function leavePages(url: string, store: Store, pages: number): Promise<void> {
  const [used] = await runSql(url, 'pragma page_count');
  await store.transact(async (tx) => {
    const pragma = sql.raw(`pragma max_page_count = ${Number(used?.['page_count']) + pages}`);
    (tx as unknown as { run(query: unknown): void }).run(pragma);
  });
}

test('a disk with room for the row of a probe only counts as full once a transaction has failed', async () => {
  const opened = await testApp();
  const { deps, url, given } = opened;
  const exploration = await given.exploration();
  await probeDatabase(deps);
  const before = await rowCounts(deps.store);
  await leavePages(url, deps.store, 1);
  await probeDatabase(deps);
  expect(await readinessOf(opened)).toEqual(isReady);
  expect(await rowCounts(deps.store)).toEqual(before);

  let status = 200;
  for (let phone = 0; phone < 200 && status === 200; phone += 1) status = await joinAs(opened, exploration);
  expect(status).toBe(503);
  expect(await readinessOf(opened)).toEqual(isFull);
  await probeDatabase(deps);
  expect(await readinessOf(opened)).toEqual(isFull);

  await leavePages(url, deps.store, 100_000);
  await probeDatabase(deps);
  expect(await readinessOf(opened)).toEqual(isReady);
  expect(await joinAs(opened, exploration)).toBe(200);
  expect((await rowCounts(deps.store))['probes']).toBe(before['probes']);
});

/** A disk of 24 MB in memory; undefined where this account may not mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

test('a full disk is not ready before any transaction has failed, and ready again when there is room', async ({
  skip,
}) => {
  const disk = smallDisk() ?? skip('this account may not mount a disk in memory');
  const url = `file:${join(disk, 'puzzle-runs.db')}`;
  const store = openStore(url);
  await store.migrate();
  const opened = await testApp({ url, store });
  await probeDatabase(opened.deps);
  expect(await readinessOf(opened)).toEqual(isReady);

  const filler = join(disk, 'filler');
  expect(() => writeFileSync(filler, Buffer.alloc(24 * 2 ** 20))).toThrow('ENOSPC');
  await probeDatabase(opened.deps);
  expect(await readinessOf(opened)).toEqual(isFull);
  expect(store.lastOutage()).toBeUndefined();

  rmSync(filler);
  await probeDatabase(opened.deps);
  expect(await readinessOf(opened)).toEqual(isReady);
});
