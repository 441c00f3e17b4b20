import type { RunPoi, RunTask } from '@puzzle-runs/contract/run-format.ts';
import { arePhotosAllowed } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { timeSlices } from '#concurrency/time-slices.ts';
import type { Tx } from '#db/store.ts';
import { readExplorationContent } from '#modules/content/read-content.service.ts';
import { appendPoi } from '#modules/content/store-poi.service.ts';
import { appendTask } from '#modules/content/store-task.service.ts';
import { freeAmong, takenIn } from '#modules/names/claim-name.service.ts';
import { copiedIds, copyConditions, type PoiCopy } from './copy-conditions.ts';
import { importTextsOfParts } from './import-texts.ts';
import { copyPieces } from './pieces-in-file.ts';
import { exportFilePoi, importFilePoi } from './run-file.service.ts';
import { fromFileTask, toFileTask } from './task-in-file.ts';

/** A poi or task, and the slug of its exploration. */
interface Original {
  id: number;
  slug: string;
}

/*
 * Copies have everything that a run file has of the originals, and their texts in the languages of the new exploration.
 * A name that is taken gets a number. Race: use inside `retryOnNameTaken`.
 */

interface Copying {
  /** The one that gets the copies. */
  exploration: { id: number; forPupils: boolean; photos: boolean };
  now: Date;
  /** Field of the request that names the originals, for its refusal. */
  path: string;
}

interface PoiCopying extends Copying {
  /** The copies are other places: they get arrival codes of their own. */
  newCodes?: boolean;
}

/**
 * Appends copies of pois to an exploration; returns their ids in the same order, and the copies whose conditions lack
 * what was not copied with them.
 * @throws `not_found`, `limit_reached`, `invalid_request` for photo tasks where photos are off
 */
export async function copyPois(
  tx: Tx,
  originals: readonly Original[],
  { exploration, now, path, newCodes = false }: PoiCopying,
): Promise<{ ids: number[]; adapted: { id: number }[] }> {
  const explorationId = exploration.id;
  const contentOf = contentReader(tx);
  const letOthersRun = timeSlices();
  const taken = await takenIn(tx, { explorationId });
  const copies = new Map<number, RunPoi>();
  const carried: PoiCopy[] = [];
  for (const { id, slug } of originals) {
    const content = await contentOf(slug);
    const original = content.pois.find((poi) => poi.id === id);
    if (!original) throw new Problem('not_found');
    const file = exportFilePoi(original, content);
    refusePhotos(file.tasks, { exploration, path });
    const poi = { ...file, name: freeAmong(taken, file.name).name };
    if (newCodes) poi.arrival_code = null;
    const place = { explorationId, now };
    const copyId = await appendPoi(tx, explorationId, (position) => importFilePoi(tx, poi, { ...place, position }));
    copies.set(copyId, poi);
    carried.push({ originalId: id, copyId, content });
    await letOthersRun();
  }
  await importTextsOfParts(tx, { explorationId, now }, { pois: copies });
  const parts = await copiedIds(tx, carried);
  const contents = carried.map(({ content }) => content);
  await copyPieces(tx, contents, { copied: parts.tasks, explorationId });
  const adapted = await copyConditions(tx, carried, { ids: parts, explorationId });
  return { ids: [...copies.keys()], adapted: adapted.map((id) => ({ id })) };
}

/**
 * Appends copies of tasks to a poi; returns their ids in the same order.
 * @throws `not_found`, `limit_reached`, `invalid_request` for photo tasks where photos are off
 */
export async function copyTasks(
  tx: Tx,
  originals: readonly Original[],
  { exploration, poiId, now, path }: Copying & { poiId: number },
): Promise<number[]> {
  const explorationId = exploration.id;
  const contentOf = contentReader(tx);
  const letOthersRun = timeSlices();
  const taken = await takenIn(tx, { poiId });
  const copies = new Map<number, RunTask>();
  const copied = new Map<number, number>();
  const contents: Awaited<ReturnType<typeof contentOf>>[] = [];
  for (const { id, slug } of originals) {
    const content = await contentOf(slug);
    const { tasks, texts } = content;
    const original = tasks.find((task) => task.id === id);
    if (!original) throw new Problem('not_found');
    const task = toFileTask(original, texts) as RunTask; // kind and content are stored as a pair
    refusePhotos([task], { exploration, path });
    const name = freeAmong(taken, task.name);
    const row = await appendTask(tx, explorationId, { ...fromFileTask(task), ...name, poiId, updatedAt: now });
    copies.set(row.id, task);
    copied.set(id, row.id);
    contents.push(content);
    await letOthersRun();
  }
  await importTextsOfParts(tx, { explorationId, now }, { tasks: copies });
  await copyPieces(tx, contents, { copied, explorationId });
  return [...copies.keys()];
}

function refusePhotos(tasks: readonly RunTask[], { exploration, path }: Omit<Copying, 'now'>): void {
  if (arePhotosAllowed(exploration) || !tasks.some(({ task_type }) => task_type === 'photo')) return;
  throw new Problem('invalid_request', undefined, path);
}

/** Reads each exploration once, as it was before the copies. */
function contentReader(tx: Tx) {
  const contents = new Map<string, ReturnType<typeof readExplorationContent>>();
  return (slug: string) => {
    const content = contents.get(slug) ?? readExplorationContent(tx, slug);
    contents.set(slug, content);
    return content;
  };
}
