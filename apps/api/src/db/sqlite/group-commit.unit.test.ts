import BetterSqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/servers/child-process.ts';
import { isUnavailable } from '../unavailable.ts';
import { groupCommit } from './group-commit.ts';

/** A queue on a new file with one table. */
function opened() {
  const file = `${temporaryFolder()}/test.db`;
  const connection = new BetterSqlite(file, { timeout: 0 });
  onTestFinished(() => void connection.close());
  connection.pragma('journal_mode = WAL');
  connection.exec('create table numbers (value integer primary key, text text)');
  const reader = new BetterSqlite(file, { readonly: true });
  onTestFinished(() => void reader.close());
  const insert = connection.prepare('insert into numbers (value, text) values (?, ?)');
  const jobs = groupCommit(connection);
  return {
    file,
    connection,
    jobs,
    add: (value: number, text = '') => jobs.add(async () => void insert.run(value, text)),
    values: () => reader.prepare('select value from numbers order by value').pluck().all(),
  };
}

test('jobs that wait together are committed together, and answered after the commit', async () => {
  const { add, values } = opened();
  const seen: unknown[] = [];
  const jobs = [1, 2, 3].map((value) => add(value).then(() => seen.push(values())));
  await Promise.all(jobs);
  expect(seen).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('a failed job is undone and leaves the others of its group', async () => {
  const { add, jobs, connection, values } = opened();
  const failing = jobs.add(async () => {
    connection.prepare('insert into numbers (value) values (7)').run();
    throw new Error('on purpose');
  });
  const results = await Promise.allSettled([add(1), failing, add(1), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(values()).toEqual([1, 2]);
});

test('a long job commits alone', async () => {
  const { add, jobs, connection, values } = opened();
  const before: unknown[] = [];
  const seen: unknown[] = [];
  const first = add(1);
  const long = jobs.add(async () => {
    before.push(...values());
    connection.prepare('insert into numbers (value) values (2)').run();
  }, true);
  await Promise.all([first, long.then(() => seen.push(...values())), add(3)]);
  expect(before).toEqual([1]);
  expect(seen).toEqual([1, 2]);
  expect(values()).toEqual([1, 2, 3]);
});

test('a full disk rejects the group as unavailable, and the next group is written again', async () => {
  const { add, connection, values } = opened();
  const pages = connection.pragma('page_count', { simple: true }) as number;
  connection.pragma(`max_page_count = ${pages + 2}`);
  const results = await Promise.allSettled([add(1), add(2, 'x'.repeat(100_000))]);
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.every(isUnavailable)).toBe(true);
  connection.pragma('max_page_count = 100000');
  await add(3, 'x'.repeat(100_000));
  expect(values()).toContain(3);
});

test('waits without blocking while another process writes, and gives up after two seconds', async () => {
  const { file, add, values } = opened();
  const other = new BetterSqlite(file);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const started = performance.now();
  const writing = add(1).catch((error: unknown) => error);
  expect(values()).toEqual([]);
  expect(performance.now() - started).toBeLessThan(500);
  expect(isUnavailable(await writing)).toBe(true);
  expect(performance.now() - started).toBeGreaterThan(1_900);
  const waiting = add(2);
  other.exec('commit');
  await waiting;
  expect(values()).toEqual([2]);
});
