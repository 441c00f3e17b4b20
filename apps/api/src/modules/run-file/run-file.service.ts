import { hintsInFile, type RunFile, type RunHint, type RunPoi } from '@puzzle-runs/contract/run-format.ts';
import { explorationTotals } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { freeSlug, storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { hintTimingIn, writtenTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { textsOfExploration, textsOfHint, textsOfPoi } from '@puzzle-runs/domain/translation/source-texts.ts';
import { timeSlices } from '#concurrency/time-slices.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Db, Store, Tx } from '#db/store.ts';
import { factsFromFile, factsInFile, filePlace } from '#mapping/exploration-facts.ts';
import { timingColumns, timingOf } from '#mapping/hint-timing.ts';
import { readExplorationContent } from '#modules/content/read-content.service.ts';
import { addExploration, freeExplorationName } from '#modules/content/store-exploration.service.ts';
import { addPoi } from '#modules/content/store-poi.service.ts';
import { type ClaimedName, claimingName, claimName } from '#modules/names/claim-name.service.ts';
import { refreshWays } from '#modules/play/conditions/refresh-ways.service.ts';
import { newArrivalCode } from '#secrets/unguessable-codes.ts';
import { asClean, type CleanFilePoi, type CleanRunFile, cleanRunFile } from './clean-run-file.ts';
import { conditionsInFile, importConditions, rulesInFile } from './conditions-in-file.ts';
import { importTexts } from './import-texts.ts';
import { importPieces, piecesInFile } from './pieces-in-file.ts';
import { fromFileTask, toFileTask } from './task-in-file.ts';
import { type TranslatedByKey, toFileTexts } from './texts-in-file.ts';

type ExplorationContent = Awaited<ReturnType<typeof readExplorationContent>>;

/**
 * Imports run files: all or none. Returns the ids of the explorations.
 * @throws `name_taken` when an exploration of that name exists; `params.name` is the name.
 */
export async function importRunFiles(store: Store, files: RunFile[], now: Date): Promise<number[]> {
  const clean = await cleanRunFiles(files);
  return claimingName(() =>
    store.transact(
      async (tx) => {
        const ids: number[] = [];
        for (const file of clean) ids.push(await importRunFile(tx, file, { now, creatorId: null }));
        return ids;
      },
      { long: true },
    ),
  );
}

/**
 * Imports run files under free names: all or none. Returns the
 * names under which they were stored, in the order of the files.
 */
export async function importRunFilesRenamed(store: Store, files: RunFile[], now: Date): Promise<string[]> {
  const clean = await cleanRunFiles(files);
  return retryOnNameTaken(() =>
    store.transact(
      async (tx) => {
        const names: string[] = [];
        for (const file of clean) {
          const renamed = await withFreeName(tx, file);
          await importRunFile(tx, renamed, { now, creatorId: null });
          names.push(renamed.exploration.name);
        }
        return names;
      },
      { long: true },
    ),
  );
}

async function cleanRunFiles(files: RunFile[]): Promise<CleanRunFile[]> {
  const clean: CleanRunFile[] = [];
  for (const file of files) clean.push(await cleanRunFile(file));
  return clean;
}

/** The same run file under a name that no stored exploration has. Race: use inside `retryOnNameTaken`. */
export async function withFreeName(tx: Tx, file: CleanRunFile): Promise<CleanRunFile> {
  const name = await freeExplorationName(tx, file.exploration.name);
  return { ...file, exploration: { ...file.exploration, name } };
}

/**
 * Imports one run file; `creatorId` is null for content without an owner. Returns the id.
 * @throws `name_taken` when an exploration of that name exists; the path is the one in the file.
 */
export async function importRunFile(
  tx: Tx,
  { exploration: { pois, ...exploration } }: CleanRunFile,
  { now, creatorId }: { now: Date; creatorId: number | null },
): Promise<number> {
  const totals = explorationTotals(pois);
  const explorationId = await addExploration(tx, {
    creatorId,
    ...(await claimExplorationName(tx, exploration.name)),
    description: exploration.description,
    intro: exploration.intro ?? '',
    finale: exploration.finale ?? '',
    image: exploration.image,
    postalCode: exploration.postal_code,
    code: exploration.code,
    visibility: exploration.visibility ?? 'public',
    route: exploration.route ?? 'free',
    ...factsFromFile(exploration),
    published: exploration.published,
    poiCount: totals.pois,
    taskCount: totals.tasks,
    pointsToEarn: totals.points,
    createdAt: now,
    updatedAt: now,
  });
  const letOthersRun = timeSlices();
  const slugs = slugsOf(pois);
  const ids: number[] = [];
  for (const [index, poi] of pois.entries()) {
    const id = await insertFilePoi(tx, asClean(poi), {
      explorationId,
      position: index + 1,
      now,
      slug: slugs[index] ?? '',
    });
    ids.push(id);
    await letOthersRun();
  }
  await importConditions(tx, explorationId, { file: { ...exploration, pois }, ids, now });
  await importPieces(tx, pois, ids);
  await importTexts(tx, explorationId, { ...exploration, pois }, now);
  const isParted = pois.some(({ conditions = [] }) => conditions.some((each) => each.unlock_type === 'decision'));
  if (isParted) await refreshWays(tx, explorationId);
  return explorationId;
}

/** Name and slug of an imported exploration. Throws `name_taken` with its path in the file. */
async function claimExplorationName(tx: Tx, name: string): Promise<ClaimedName> {
  try {
    return await claimName(tx, 'explorations', name, 'exploration.name');
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'name_taken') throw error;
    throw new Problem('name_taken', { ...error.params, reason: 'name_taken' }, error.path);
  }
}

/** The slugs of records that come together; their names differ. */
function slugsOf(records: readonly { name: string }[]): string[] {
  const taken = new Set<string>();
  for (const { name } of records) taken.add(freeSlug(name, taken));
  return [...taken];
}

interface PoiPlace {
  explorationId: number;
  position: number;
  now: Date;
  slug: string;
}

/**
 * Imports one poi with its content, and returns its id. The caller updates the totals of the exploration, imports the
 * texts in other languages (`importTextsOfParts`), and what names other parts (`copyConditions`, `copyPieces`).
 */
export function importFilePoi(tx: Tx, poi: CleanFilePoi, place: Omit<PoiPlace, 'slug'>): Promise<number> {
  return insertFilePoi(tx, poi, { ...place, slug: storedSlug(poi.name) });
}

function insertFilePoi(tx: Tx, poi: CleanFilePoi, { explorationId, position, now, slug }: PoiPlace): Promise<number> {
  const slugs = slugsOf(poi.tasks);
  return addPoi(
    tx,
    {
      explorationId,
      position,
      updatedAt: now,
      name: poi.name,
      slug,
      description: poi.description,
      locationType: poi.location_type,
      ...placeOf(poi),
      ...arrivalOf(poi),
      unlockMode: poi.unlock_mode ?? 'all',
    },
    {
      hints: hintsInFile(poi).map(fromFileHint),
      prerequisites: poi.prerequisites.map(({ unlock_type, value }) => {
        return { unlockType: unlock_type, value, updatedAt: now };
      }),
      tasks: poi.tasks.map((task, index) => ({ ...fromFileTask(task), slug: slugs[index] ?? '', updatedAt: now })),
    },
  );
}

function fromFileHint({ hint_type, hint_value, hint_description, cost, ...timing }: RunHint) {
  const columns = timingColumns(hintTimingIn(timing));
  return { hintType: hint_type, hintValue: hint_value, hintDescription: hint_description ?? '', cost, ...columns };
}

/** Arrival columns. A file without a code gets a new one. */
function arrivalOf({ arrival_radius, arrival_wait_minutes, arrival_code }: RunPoi) {
  return {
    arrivalRadius: arrival_radius,
    arrivalWaitMinutes: arrival_wait_minutes,
    arrivalCode: arrival_radius === null ? null : (arrival_code ?? newArrivalCode()),
  };
}

function placeOf(poi: RunPoi) {
  switch (poi.location_type) {
    case 'hint':
      return poi.target ? { latitude: poi.target.latitude, longitude: poi.target.longitude } : {};
    case 'address':
      return {
        street: poi.location.street,
        postalCode: poi.location.postal_code,
        location: poi.location.location,
        latitude: poi.location.pin?.latitude ?? null,
        longitude: poi.location.pin?.longitude ?? null,
      };
    case 'coordinates':
      return { latitude: poi.location.latitude, longitude: poi.location.longitude };
  }
}

/** Exports an exploration as a `puzzle-run/1` document. Throws `not_found`. */
export async function exportRunFile(db: Db, slug: string): Promise<CleanRunFile> {
  const content = await readExplorationContent(db, slug);
  const letOthersRun = timeSlices();
  const pois: CleanFilePoi[] = [];
  for (const poi of content.pois) {
    pois.push(exportFilePoi(poi, content));
    await letOthersRun();
  }
  return asClean({ format: 'puzzle-run/1', exploration: { ...exportFacts(content), pois } });
}

/** Exports an exploration without its pois. */
export function exportFacts(content: ExplorationContent) {
  const { exploration, languages, texts } = content;
  return {
    name: exploration.name,
    description: exploration.description,
    ...(exploration.intro !== '' && { intro: exploration.intro }),
    ...(exploration.finale !== '' && { finale: exploration.finale }),
    ...(languages.length > 0 && { languages }),
    ...toFileTexts<RunFile['exploration']['texts']>(textsOfExploration(exploration), texts),
    image: exploration.image,
    postal_code: exploration.postalCode,
    code: exploration.code,
    ...(exploration.visibility === 'link' && { visibility: exploration.visibility }),
    ...rulesInFile(content),
    ...factsInFile(exploration),
    published: exploration.published,
  };
}

/** Exports one poi of an exploration. */
export function exportFilePoi(poi: ExplorationContent['pois'][number], content: ExplorationContent): CleanFilePoi {
  const ofPoi = ({ poiId }: { poiId: number }) => poiId === poi.id;
  const hints = content.hints.filter(ofPoi).map((hint) => toFileHint(hint, content.texts));
  return {
    name: poi.name,
    description: poi.description,
    ...toFileTexts(textsOfPoi(poi), content.texts),
    location_type: poi.locationType,
    ...(poi.locationType === 'hint' && { target: targetOf(poi) }),
    ...(poi.locationType === 'hint' && { location: hints }),
    ...(poi.locationType !== 'hint' && { location: exportPlace(poi), ...(hints.length > 0 && { hints }) }),
    arrival_radius: poi.arrivalRadius,
    arrival_code: poi.arrivalCode,
    arrival_wait_minutes: poi.arrivalWaitMinutes,
    prerequisites: content.prerequisites
      .filter((row) => ofPoi(row) && row.names === null)
      .map(({ unlockType, value }) => ({ unlock_type: unlockType, value })),
    ...conditionsInFile(poi, content),
    tasks: content.tasks.filter(ofPoi).map((task) => ({
      ...toFileTask(task, content.texts),
      ...piecesInFile(task, content),
    })),
  } as CleanFilePoi; // location_type and location, task_type and content are stored as pairs
}

function toFileHint(hint: ExplorationContent['hints'][number], texts: TranslatedByKey) {
  const { hintType, hintValue, hintDescription, cost } = hint;
  return {
    hint_type: hintType,
    hint_value: hintValue,
    ...(hintDescription !== '' && { hint_description: hintDescription }),
    cost,
    ...writtenTiming(timingOf(hint)),
    ...toFileTexts(textsOfHint(hint), texts),
  };
}

function exportPlace(poi: ExplorationContent['pois'][number]) {
  if (poi.locationType === 'coordinates') return { latitude: poi.latitude, longitude: poi.longitude };
  return { street: poi.street, postal_code: poi.postalCode, location: poi.location, pin: filePlace(poi) };
}
