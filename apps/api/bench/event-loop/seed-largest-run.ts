import { readFileSync } from 'node:fs';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { type RunFile, type RunPoi, runFile } from '@puzzle-runs/contract/run-format.ts';
import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '#deps.ts';
import { joinExploration } from '#modules/joining/joining.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { ORGANISER, STRANGER, seedOrganiser } from '../seed.ts';

/** The translated run of the demo, whose texts are as long as those of real runs. */
const FEATURED = new URL('../../../../demo/runs/die-donau-und-der-dom.json', import.meta.url);
/** More than the spots of any run of the demo have. */
const TASKS = 4;
const LANGUAGES = ['en', 'de-simple', 'fr', 'pl', 'uk'];

/** The longest texts of a spot or quest in other languages, in all languages. */
function inAllLanguages<Texts>(texts: Readonly<Record<string, Texts>> | undefined): Record<string, Texts> | undefined {
  const [longest] = Object.values(texts ?? {}).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return longest && Object.fromEntries(LANGUAGES.map((lang) => [lang, longest]));
}

function lengthOf(part: unknown): number {
  return JSON.stringify(part).length;
}

/** The largest run: 200 spots with four quests each, and everything in five other languages. */
export function largestRun(name: string): RunFile {
  const { exploration } = runFile.parse(JSON.parse(readFileSync(FEATURED, 'utf8')));
  const tasks = exploration.pois.flatMap((poi) => poi.tasks);
  const pois = Array.from({ length: POIS_MAX }, (_, index): RunPoi => {
    const poi = exploration.pois[index % exploration.pois.length] as RunPoi;
    const own = Array.from({ length: TASKS }, (__, position) => {
      const task = tasks[(index + position) % tasks.length] as (typeof tasks)[number];
      return { ...task, name: `${task.name} ${position}`, texts: inAllLanguages(task.texts) };
    });
    return {
      ...poi,
      name: `${poi.name} ${index}`,
      prerequisites: [],
      tasks: own,
      texts: inAllLanguages(poi.texts),
    } as RunPoi;
  });
  const texts = inAllLanguages(exploration.texts);
  return runFile.parse({
    format: 'puzzle-run/1',
    exploration: { ...exploration, name, published: true, code: null, languages: LANGUAGES, texts, pois },
  });
}

/** Seeds the largest run of the organiser, a stranger, and a player of the run. */
export async function seedLargestRun(deps: Deps): Promise<RunTokenClaims[]> {
  const [explorationId = 0] = await importRunFiles(deps.store, [largestRun('Largest run')], deps.now());
  await seedOrganiser(deps);
  await seedOrganiser(deps, STRANGER);
  await deps.store.transact(async (tx) => {
    const { explorations: e } = tx.t;
    await tx.update(e).set({ creatorId: ORGANISER.userId }).where(eq(e.id, explorationId));
  });
  return [await joinExploration(deps, { exploration_id: explorationId }, null)];
}
