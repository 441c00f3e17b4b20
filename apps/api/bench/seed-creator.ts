import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '#deps.ts';
import { listPostalCodes } from '#modules/places/places.repository.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { ORGANISER, seedExplorations, seedOrganiser, TEXT } from './seed.ts';

/** Slug of the run with many spots. */
export const LONG_RUN = 'long-run';

/** Seeds a creator with `explorations` runs, one of which has `pois` spots with hints, prerequisites and quests. */
export async function seedCreator(
  deps: Deps,
  { explorations, pois }: { explorations: number; pois: number },
): Promise<void> {
  await seedExplorations(deps, explorations - 1, await listPostalCodes(deps.store.db));
  await importRunFiles(deps.store, [longExploration(pois)], deps.now());
  await seedOrganiser(deps);
  await deps.store.transact(async (tx) => {
    const { explorations: e } = tx.t;
    await tx.update(e).set({ creatorId: ORGANISER.userId }).where(eq(e.published, true));
  });
}

function longExploration(pois: number): RunFile {
  return runFile.parse({
    format: 'puzzle-run/1',
    exploration: {
      name: 'Long run',
      description: TEXT,
      postal_code: '93047',
      pois: Array.from({ length: pois }, (_, index) => ({
        name: `Spot ${index + 1}`,
        description: TEXT,
        ...PLACES[index % PLACES.length],
        prerequisites: [{ unlock_type: 'tasks', value: Math.floor(index / 2) }],
        tasks: [{ name: `Quest ${index + 1}`, points: 10, task_type: 'guess_number', task: { answer: 16 } }],
      })),
    },
  });
}

const PLACES = [
  { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } },
  { location_type: 'hint', location: [{ hint_type: 'text', hint_value: 'Schaut nach oben', cost: 5 }] },
  { location_type: 'address', location: { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' } },
] as const;
