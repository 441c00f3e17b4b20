import type { RunFile, RunPoi } from '@puzzle-runs/contract/run-format.ts';
import { slugOf } from '@puzzle-runs/domain/exploration/slug.ts';
import { totalsOf } from '@puzzle-runs/domain/exploration/totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import type { Db, Store, Tx } from '#db/store.ts';
import {
  countExplorations,
  findRunContent,
  insertExploration,
  insertHints,
  insertPoi,
  insertPrerequisites,
  insertTasks,
  type RunContent,
} from '../content/content.repository.ts';
import { type CleanPoi, type CleanRun, cleanRun, stored } from './clean-run-file.ts';
import { storedContent, writtenContent } from './task-content-in-file.ts';

export { insertExploration, insertHints, insertPoi, type RunContent } from '../content/content.repository.ts';
export { countOnMap, deleteSearchText, updateSearchText } from '../content/listing.repository.ts';
export { withOwnAddresses, withWholeAddresses } from './picture-addresses.ts';
export { readRunFile } from './validate-run-file.ts';

/**
 * Brings whole runs into the database, all or none.
 * @throws `name_taken` when a run of that name is there already; `params.name` says which.
 */
export async function importRuns(store: Store, files: RunFile[], now: Date): Promise<number[]> {
  const runs: CleanRun[] = [];
  for (const file of files) runs.push(await cleanRun(file));
  return store.transact(async (tx) => {
    const ids: number[] = [];
    for (const run of runs) ids.push(await importRun(tx, run, { now, creatorId: null }));
    return ids;
  });
}

/**
 * Brings one run into the database, as somebody's or nobody's.
 * @throws `name_taken` when a run of that name is there already; `params.name` says which, the path is the one in a file.
 */
export async function importRun(
  tx: Tx,
  { exploration: { pois, ...run } }: CleanRun,
  { now, creatorId }: { now: Date; creatorId: number | null },
): Promise<number> {
  const totals = totalsOf(pois);
  const explorationId = await insertExploration(tx, {
    creatorId,
    name: run.name,
    slug: slugOf(run.name),
    description: run.description,
    image: run.image,
    postalCode: run.postal_code,
    code: run.code,
    published: run.published,
    poiCount: totals.pois,
    taskCount: totals.tasks,
    pointsToEarn: totals.points,
    createdAt: now,
    updatedAt: now,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new Problem('name_taken', { name: run.name, reason: 'name_taken' }, 'exploration.name')
      : error;
  });
  for (const [index, poi] of pois.entries())
    await importPoi(tx, stored(poi), { explorationId, position: index + 1, now });
  return explorationId;
}

/** Brings one spot with all it holds into a run; the run's totals are the caller's business. Answers its id. */
export async function importPoi(
  tx: Tx,
  poi: CleanPoi,
  { explorationId, position, now }: { explorationId: number; position: number; now: Date },
): Promise<number> {
  const poiId = await insertPoi(tx, {
    explorationId,
    position,
    updatedAt: now,
    name: poi.name,
    slug: slugOf(poi.name),
    description: poi.description,
    locationType: poi.location_type,
    ...placeOf(poi),
  });
  const hints = poi.location_type === 'hint' ? poi.location : [];
  await insertHints(
    tx,
    hints.map(({ hint_type, hint_value, cost }, index) => {
      return { poiId, position: index + 1, hintType: hint_type, hintValue: hint_value, cost };
    }),
  );
  await insertPrerequisites(
    tx,
    poi.prerequisites.map(({ unlock_type, value }) => ({ poiId, unlockType: unlock_type, value, updatedAt: now })),
  );
  await insertTasks(
    tx,
    poi.tasks.map(({ name, description, task_type, points, attempts, task }, index) => ({
      poiId,
      position: index + 1,
      name,
      slug: slugOf(name),
      description: description,
      taskType: task_type,
      points,
      attempts,
      content: storedContent(task_type, task as never),
      updatedAt: now,
    })),
  );
  return poiId;
}

function placeOf(poi: RunPoi) {
  switch (poi.location_type) {
    case 'hint':
      return {};
    case 'address':
      return { street: poi.location.street, postalCode: poi.location.postal_code, location: poi.location.location };
    case 'coordinates':
      return { latitude: poi.location.latitude, longitude: poi.location.longitude };
  }
}

/** A run with everything in it, secrets included. Throws `not_found`. */
export async function readRun(db: Db, slug: string): Promise<RunContent> {
  const content = await findRunContent(db, slug);
  if (!content) throw new Problem('not_found');
  return content;
}

/** A whole run as a `puzzle-run/1` document. Throws `not_found`. */
export async function exportRun(db: Db, slug: string): Promise<CleanRun> {
  const content = await readRun(db, slug);
  const { exploration: run, pois } = content;
  return stored({
    format: 'puzzle-run/1',
    exploration: {
      name: run.name,
      description: run.description,
      image: run.image,
      postal_code: run.postalCode,
      code: run.code,
      published: run.published,
      pois: pois.map((poi) => exportPoi(poi, content)),
    },
  });
}

/** One spot of a run as it stands in a file. */
export function exportPoi(poi: RunContent['pois'][number], content: RunContent): CleanPoi {
  const ofPoi = ({ poiId }: { poiId: number }) => poiId === poi.id;
  return {
    name: poi.name,
    description: poi.description,
    location_type: poi.locationType,
    location: exportLocation(poi, content.hints.filter(ofPoi)),
    prerequisites: content.prerequisites
      .filter(ofPoi)
      .map(({ unlockType, value }) => ({ unlock_type: unlockType, value })),
    tasks: content.tasks.filter(ofPoi).map(({ name, description, taskType, points, attempts, content: task }) => ({
      name,
      description,
      task_type: taskType,
      points,
      attempts,
      task: writtenContent(taskType, task as never),
    })),
  } as CleanPoi; // type and location, kind and content were stored as pairs
}

function exportLocation(poi: RunContent['pois'][number], hints: RunContent['hints']) {
  switch (poi.locationType) {
    case 'hint':
      return hints.map(({ hintType, hintValue, cost }) => ({ hint_type: hintType, hint_value: hintValue, cost }));
    case 'address':
      return { street: poi.street, postal_code: poi.postalCode, location: poi.location };
    case 'coordinates':
      return { latitude: poi.latitude, longitude: poi.longitude };
  }
}

export function countRuns(db: Db): Promise<number> {
  return countExplorations(db);
}

/** A run's quests and paid hints in order of play, secrets included. Throws `not_found`. */
export async function readRunSteps(db: Db, slug: string) {
  const { exploration, pois, tasks, hints } = await readRun(db, slug);
  const inOrder = <T extends { poiId: number }>(items: T[]) =>
    pois.flatMap((poi) => items.filter(({ poiId }) => poiId === poi.id));
  return {
    explorationId: exploration.id,
    tasks: inOrder(tasks),
    hints: inOrder(hints).filter(({ cost }) => cost > 0),
  };
}

export type RunSteps = Awaited<ReturnType<typeof readRunSteps>>;
