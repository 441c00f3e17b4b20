import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { groupCommit } from '#db/sqlite/group-commit.ts';

const TRANSACTIONS = 20_000;

/**
 * Transactions per second, and CPU time of each, with `waiting` of them at once and one insert in each; `grouped`: in
 * shared commits like the product, else one commit each.
 */
async function perSecond(synchronous: 'NORMAL' | 'FULL', waiting: number, grouped: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
  const connection = new BetterSqlite(join(folder, 'bench.db'));
  connection.pragma('journal_mode = WAL');
  connection.pragma(`synchronous = ${synchronous}`);
  connection.exec('create table answers (id integer primary key, text text)');
  const insert = connection.prepare('insert into answers (text) values (?)');
  const jobs = groupCommit(connection);
  let [tail, left] = [Promise.resolve(), TRANSACTIONS];

  function one(): Promise<unknown> {
    if (grouped) return jobs.add(async () => insert.run('an answer of a player'));
    tail = tail.then(async () => {
      connection.exec('BEGIN IMMEDIATE');
      insert.run('an answer of a player');
      connection.exec('COMMIT');
    });
    return tail;
  }

  async function client(): Promise<void> {
    while (left-- > 0) await one();
  }

  const [started, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: waiting }, client));
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  await jobs.idle();
  connection.close();
  rmSync(folder, { recursive: true, force: true });
  return `${(TRANSACTIONS / seconds).toFixed(0)} (${((user + system) / TRANSACTIONS).toFixed(0)} µs)`;
}

/**
 * `node apps/api/bench/sqlite-commits.ts`: cost of a synced commit, and savings by sharing it (docs/decisions/0063).
 */
for (const waiting of [1, 16, 256]) {
  const figures: string[] = [];
  for (const [synchronous, grouped] of [
    ['NORMAL', false],
    ['FULL', false],
    ['FULL', true],
  ] as const)
    figures.push(`${synchronous}${grouped ? ' grouped' : ''} ${await perSecond(synchronous, waiting, grouped)}`);
  console.log(`${waiting} waiting, transactions per second: ${figures.join(', ')}`);
}
