import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '#db/open-store.ts';
import { exportExplorationFile } from '#modules/run-file/exchange-run-file.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { readConfig } from '../src/config/config.ts';
import { bigExploration } from './seed.ts';

const [TASKS, SPOTS] = [10_000, 200];
const EXPORTS = 20;

/** `node apps/api/bench/exports.ts`: how long parallel exports of a large run make other requests wait. */
const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-bench-'));
const store = openStore(join(folder, 'bench.db'));
try {
  await store.migrate();
  await importRunFiles(store, [bigExploration('Lang', TASKS, SPOTS)], new Date());
  const config = readConfig({});
  const stall = monitorEventLoopDelay({ resolution: 1 });
  stall.enable();
  const started = performance.now();

  async function exportOnce(): Promise<number> {
    let bytes = 0;
    for await (const chunk of await exportExplorationFile(store.db, 'lang', config)) bytes += chunk.length;
    return bytes;
  }

  const [bytes = 0] = await Promise.all(Array.from({ length: EXPORTS }, exportOnce));
  const seconds = (performance.now() - started) / 1_000;
  await setTimeout(10); // ends a stall that still lasts
  stall.disable();
  console.log(`${EXPORTS} exports of ${TASKS} quests (${(bytes / 1e6).toFixed(1)} MB): ${seconds.toFixed(1)} s`);
  console.log(
    `other requests wait at most ${(stall.max / 1e6).toFixed(0)} ms, p99 ${(stall.percentile(99) / 1e6).toFixed(0)} ms`,
  );
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
