import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#db/open-store.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { startPostgres } from '#testing/database/postgres-server.ts';
import { bigExploration } from './seed.ts';

const TASKS = 40_000;
const SPOTS = 200;

/** Seconds to import a run of 40,000 quests into an empty database. */
async function importTime(url: string): Promise<number> {
  const store = openStore(url);
  await store.migrate();
  const file = bigExploration('Lang', TASKS, SPOTS);
  const started = performance.now();
  await importRunFiles(store, [file], new Date());
  await store.close();
  return (performance.now() - started) / 1_000;
}

/** `node apps/api/bench/import-time.ts`: compares the databases, because PostgreSQL once took ten times as long. */
const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
const server = await startPostgres();
try {
  console.log(`SQLite      ${(await importTime(join(folder, 'bench.db'))).toFixed(1)} s`);
  console.log(`PostgreSQL  ${(await importTime(server.url)).toFixed(1)} s`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
