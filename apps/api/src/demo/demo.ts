import { readdir, readFile } from 'node:fs/promises';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import type { Deps } from '#deps.ts';
import { hasExplorations } from '#modules/content/read-content.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { battleFile } from './battle-file.ts';
import { stageBattle } from './stage-battle.ts';

const RUNS = new URL('../../../../demo/runs/', import.meta.url);
const BATTLE = new URL('../../../../demo/battle.json', import.meta.url);

/** Fills an empty database with the demo runs and the demo battle; does nothing to one that holds a run. */
export async function ensureDemo(deps: Deps): Promise<void> {
  if (await hasExplorations(deps.store.db)) return;
  const { battle } = battleFile.parse(await readJson(BATTLE));
  const names = (await readdir(RUNS)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => runFile.parse(await readJson(new URL(encodeURIComponent(name), RUNS)))),
  );
  // The newest run stands first in the list and on the landing page: let it be the battle's first one.
  const inBattle = battle.participants.map(({ exploration }) => exploration);
  const rank = ({ exploration }: RunFile) => {
    const index = inBattle.indexOf(slugify(exploration.name));
    return index < 0 ? inBattle.length : index;
  };
  await importRunFiles(
    deps.store,
    files.toSorted((a, b) => rank(b) - rank(a)),
    deps.now(),
  );
  await stageBattle(deps, battle);
  deps.log.info({ explorations: files.length }, 'demo content brought in');
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
