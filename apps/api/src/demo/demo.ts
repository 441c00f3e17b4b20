import { readdir, readFile } from 'node:fs/promises';
import { runFile } from '@puzzle-runs/contract/run-format.ts';
import type { Deps } from '#deps.ts';
import { countRuns, importRuns } from '#modules/runs/runs.service.ts';
import { battleFile } from './battle-file.ts';
import { stageBattle } from './stage-battle.ts';

const RUNS = new URL('../../../../demo/runs/', import.meta.url);
const BATTLE = new URL('../../../../demo/battle.json', import.meta.url);

/** Fills an empty database with the demo runs and the demo battle; does nothing to one that holds a run. */
export async function ensureDemo(deps: Deps): Promise<void> {
  if ((await countRuns(deps.store.db)) > 0) return;
  const names = (await readdir(RUNS)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => runFile.parse(await readJson(new URL(encodeURIComponent(name), RUNS)))),
  );
  const battle = battleFile.parse(await readJson(BATTLE)); // before anything is written
  await importRuns(deps.store, files, deps.now());
  await stageBattle(deps, battle);
  deps.log.info({ runs: files.length }, 'demo content brought in');
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
