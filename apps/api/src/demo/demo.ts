import { readdir, readFile } from 'node:fs/promises';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import type { Deps } from '#deps.ts';
import { hasExplorations } from '#modules/content/read-content.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { battleFile, stageBattle } from './stage-battle.ts';

const RUNS = new URL('../../../../demo/runs/', import.meta.url);
const BATTLE = new URL('../../../../demo/battle.json', import.meta.url);

/** Imports the demo runs and the demo battle; does nothing if the database already holds a run. */
export async function ensureDemo(deps: Deps): Promise<void> {
  if (await hasExplorations(deps.store.db)) return;
  const { battle } = battleFile.parse(await readJson(BATTLE));
  const names = (await readdir(RUNS)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => runFile.parse(await readJson(new URL(encodeURIComponent(name), RUNS)))),
  );
  // The list and the landing page show the newest run first, so the first run of the battle is imported last.
  const inBattle = battle.participants.map(({ exploration }) => exploration);
  const rank = ({ exploration }: RunFile) => {
    const index = inBattle.indexOf(storedSlug(exploration.name));
    return index < 0 ? inBattle.length : index;
  };
  await importRunFiles(
    deps.store,
    files.toSorted((a, b) => rank(b) - rank(a)),
    deps.now(),
  );
  await stageBattle(deps, battle);
  deps.log.info({ explorations: files.length }, 'demo content imported');
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
