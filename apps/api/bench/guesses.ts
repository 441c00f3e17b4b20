import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#testing/database/postgres-server.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { startProduct } from './product.ts';

/**
 * `node apps/api/bench/guesses.ts [WRONG] [RIGHT]`: so many right codes for one run at once from one address, then
 * wrong ones from another, on both databases. Exits with 1 if more are checked without a captcha than decision 0046
 * allows, or if a right code does not join.
 */
const [wrong = 2_900, right = 500] = process.argv.slice(2).map(Number);
const CHECKED_MAX = 70;
const CODE = 'EICHE';

/** Joins `count` times at once; returns the responses by status, and the seconds until the last one. */
async function joinAtOnce(origin: string, { address, count, code }: { address: string; count: number; code: string }) {
  const statuses: Record<number, number> = {};
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const exploration_code = code === CODE ? code : `${code}${index}`;
      const body = JSON.stringify({ exploration_id: 1, exploration_code });
      const response = await fetch(`${origin}/api/exploration/join`, { method: 'POST', headers, body });
      await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }),
  );
  return { statuses, seconds: (performance.now() - started) / 1_000 };
}

async function measure(name: string, env: Record<string, string>, databaseUrl: string): Promise<void> {
  const { origin, stop } = await startProduct({ TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...env });
  await runSql(databaseUrl, `update explorations set code = '${CODE}' where id = 1`);
  const warm = await joinAtOnce(origin, { address: '10.0.0.3', count: 100, code: CODE });
  const joined = await joinAtOnce(origin, { address: '10.0.0.2', count: right, code: CODE });
  const guessed = await joinAtOnce(origin, { address: '10.0.0.1', count: wrong, code: 'guess-' });
  await stop();
  const checked = guessed.statuses[403] ?? 0;
  console.log(
    `${name}: ${checked} of ${wrong} wrong codes checked in ${guessed.seconds.toFixed(1)} s`,
    guessed.statuses,
  );
  console.log(`${name}: ${right} right codes in ${joined.seconds.toFixed(1)} s`, joined.statuses, warm.statuses);
  if (checked > CHECKED_MAX || joined.statuses[200] !== right) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-guesses-'));
const file = `file:${join(folder, 'guesses.db')}`;
await measure('SQLite', { DATABASE_URL: file }, file);
rmSync(folder, { recursive: true, force: true });
const database = await startPostgres({ durable: true });
await measure('PostgreSQL', { DATABASE_URL: database.url }, database.url);
await database.stop();
