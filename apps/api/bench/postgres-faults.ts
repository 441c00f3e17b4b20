import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#testing/database/postgres-server.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { freePort } from '#testing/servers/free-port.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const PHONES = 40;
/** Pools of the product: transactions, reads and NOTIFY, which ends when idle. */
const CONNECTIONS = 10 + 5 + 1;
/** Longer than any response may take. */
const HUNG_MS = 12_000;
const [restarts = 50, terminations = 200] = process.argv.slice(2).map(Number);

interface Outcomes {
  statuses: Map<number, number>;
  hung: number;
  slowest503: number;
}

/** Joins and reads until `isOver`, and counts the responses. */
async function phone(address: string, outcomes: Outcomes, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const started = performance.now();
    const body = JSON.stringify({ exploration_id: 1 });
    const headers = { 'content-type': 'application/json' };
    const calls = [
      fetch(`${address}/api/exploration/join`, { method: 'POST', body, headers, signal: AbortSignal.timeout(HUNG_MS) }),
      fetch(`${address}/api/explorations`, { signal: AbortSignal.timeout(HUNG_MS) }),
    ];
    for (const result of await Promise.allSettled(calls)) {
      if (result.status === 'rejected') outcomes.hung++;
      else {
        const { status } = result.value;
        await result.value.text();
        outcomes.statuses.set(status, (outcomes.statuses.get(status) ?? 0) + 1);
        if (status === 503) outcomes.slowest503 = Math.max(outcomes.slowest503, performance.now() - started);
      }
    }
  }
}

/**
 * `node apps/api/bench/postgres-faults.ts [RESTARTS] [TERMINATIONS]`:
 * faults of PostgreSQL while phones play. Exits with 1 on a failure.
 */
const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-faults-'));
const database = await startPostgres();
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: String(port),
  STUDIO_PORT: '0',
  MAP_TILES: 'off',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
};
const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
const others = `from pg_stat_activity where application_name = 'puzzle-runs' and pid <> pg_backend_pid()`;
const isReady = () =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
const untilReady = async () => {
  while (!(await isReady())) await setTimeout(100);
};

await untilReady();
const outcomes: Outcomes = { statuses: new Map(), hung: 0, slowest503: 0 };
let over = false;
const phones = Array.from({ length: PHONES }, () => phone(address, outcomes, () => over));
for (let count = 0; count < terminations; count++) {
  await runSql(
    database.url,
    `select pg_terminate_backend(pid) from (select pid ${others} order by random() limit 1) as one`,
  );
  await setTimeout(30);
}
for (let count = 0; count < restarts; count++) {
  await database.restart();
  await setTimeout(300);
}
await untilReady();
await setTimeout(3_000);
const [row] = await runSql(database.url, `select count(*)::int as open ${others}`);
over = true;
await Promise.all(phones);
const stopping = performance.now();
server.kill('SIGTERM');
const [code] = await once(server, 'exit');
const stopped = performance.now() - stopping;
await database.stop();
rmSync(folder, { recursive: true, force: true });

const faults = [...outcomes.statuses.keys()].filter((status) => ![200, 503].includes(status));
console.log(`${restarts} restarts, ${terminations} terminated backends, ${PHONES} phones`);
console.log('responses by status', Object.fromEntries(outcomes.statuses), 'hung', outcomes.hung);
console.log(`slowest 503 after ${(outcomes.slowest503 / 1_000).toFixed(1)} s`);
console.log(
  `connections afterwards ${String(row?.open)} of ${CONNECTIONS}, exit ${code} after ${stopped.toFixed(0)} ms`,
);
if (faults.length > 0 || outcomes.hung > 0 || code !== 0 || Number(row?.open) < CONNECTIONS - 1) process.exitCode = 1;
