import { readdir, readFile } from 'node:fs/promises';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import type { Deps } from '#deps.ts';
import { hasExplorations } from '#modules/content/read-content.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { battleFile, stageBattle } from './stage-battle.ts';

const RUNS = new URL('../../../../demo/runs/', import.meta.url);
const BATTLES = new URL('../../../../demo/battles/', import.meta.url);
/** The battle whose runs are shown first. */
const FEATURED = 'donau-gegen-elbe.json';

/** Imports the demo runs and the demo battle; does nothing if the database already holds a run. */
export async function ensureDemo(deps: Deps): Promise<void> {
  if (await hasExplorations(deps.store.db)) return;
  const files = (await readFolder(RUNS)).map(({ content }) => runFile.parse(content));
  const battles = (await readFolder(BATTLES)).map(({ name, content }) => ({ name, ...battleFile.parse(content) }));
  const featured = battles.find(({ name }) => name === FEATURED)?.battle;
  // The list and the landing page show the newest run first, so the first run of this battle is imported last.
  const inBattle = (featured?.participants ?? []).map(({ exploration }) => exploration);
  const rank = ({ exploration }: RunFile) => {
    const index = inBattle.indexOf(storedSlug(exploration.name));
    return index < 0 ? inBattle.length : index;
  };
  await importRunFiles(
    deps.store,
    files.toSorted((a, b) => rank(b) - rank(a)),
    deps.now(),
  );
  for (const { battle } of battles) await stageBattle(deps, battle);
  deps.log.info({ explorations: files.length }, 'demo content imported');
}

/** The JSON files of a folder, by name. */
async function readFolder(folder: URL): Promise<{ name: string; content: unknown }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      content: JSON.parse(await readFile(new URL(encodeURIComponent(name), folder), 'utf8')) as unknown,
    })),
  );
}
