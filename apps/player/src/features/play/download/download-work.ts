import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type PlayPlace, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase, type StoredDownload } from '@puzzle-runs/web/storage/browser-database.ts';
import { storageFailureOf } from '@puzzle-runs/web/storage/storage-failure.ts';
import { removePictures } from '#offline/game-pictures.ts';
import { contentOf, fetchAnswers, judgeWith, type StoredAnswers } from '#offline/offline-answers.ts';
import { ownerOf } from '#offline/outbox-view.ts';
import { type DownloadPlan, planDownload, TILE_BYTES } from './download-plan.ts';
import { type DownloadState, downloadStateOf, LIMIT_BYTES } from './download-state.ts';
import { hasTiles, loadFiles, sizeOf } from './load-files.ts';

/** Downloads below this size in bytes start by themselves. */
const SMALL_BYTES = 2_000_000;

/** Whether a download of this size is small, and the browser has room for it. */
export async function isSmall(bytes: number): Promise<boolean> {
  if (bytes >= SMALL_BYTES) return false;
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage > bytes;
}

interface Downloaded {
  place: PlayPlace;
  joined: JoinedPois;
}

/** What to load, and the answers; without those where the run or a battle keeps them on the server. */
export type PlannedDownload = DownloadPlan & { answers: StoredAnswers | undefined };

async function centreOf(slug: string) {
  const query = { name: slug, limit: 1, exploration_code: session.linkKey(slug) };
  const [found] = (await call(routes.explorations.list, { query }).catch(() => ({ rows: [] }))).rows;
  return found?.PostalCodeCoordinate ?? undefined;
}

/**
 * The answers of a game; undefined where the run or a battle keeps them on the server. @throws ApiProblem without a
 * network
 */
async function allowedAnswers(place: PlayPlace): Promise<StoredAnswers | undefined> {
  try {
    return await fetchAnswers(place);
  } catch (problem) {
    if (failureCodeOf(problem) === 'network') throw problem;
    return undefined;
  }
}

/**
 * The files to load; those of the whole run where the phone may hold its answers. @throws ApiProblem without a network
 */
export async function planFiles({ place, joined }: Downloaded): Promise<PlannedDownload> {
  const answers = joined.playable_offline ? await allowedAnswers(place) : undefined;
  const centre = await centreOf(joined.exploration.slug);
  if (!answers) return { answers, ...planDownload(joined, centre) };
  const { openEverything } = await import('@puzzle-runs/web/offline-play/open-everything.ts');
  return { answers, ...planDownload(openEverything(contentOf(answers), joined), centre) };
}

/** Plans and measures a download, which takes extra requests. @throws without a network */
export async function measure(downloaded: Downloaded) {
  const full = await planFiles(downloaded);
  const withMap = await hasTiles(full.tiles);
  const planned = withMap ? full : { ...full, tiles: [] };
  const { pictures, tiles, answers } = planned;
  const bytes = (await sizeOf(pictures)) + tiles.length * TILE_BYTES + (answers?.content.length ?? 0);
  const state = {
    step: 'missing',
    pictures: pictures.length,
    withMap,
    withAnswers: answers !== undefined,
    bytes: Math.min(bytes, LIMIT_BYTES),
  } as const;
  return { planned, state };
}

interface Loading extends Downloaded {
  planned: PlannedDownload;
  auto: boolean;
  signal: AbortSignal;
  onState: (state: DownloadState) => void;
}

/** Loads what was planned. @returns how far it came */
export async function load({ place, joined, planned, auto, signal, onState }: Loading): Promise<DownloadState> {
  const { pictures, tiles, answers } = planned;
  const urls = [...pictures, ...tiles];
  const database = await browserDatabase();
  const empty = { game: storageKeyOf(place), owner: ownerOf(place), urls, bytes: 0, done: 0, readyAt: null };
  const record: StoredDownload = { ...empty, answers, auto };
  onState({ step: 'loading', done: 0, all: urls.length, auto });
  let reached = { done: 0, bytes: 0 };
  try {
    await database.put('downloads', record);
    await judgeWith(place, answers); // at once: the answers are the smallest part and the most important one
    const { done, bytes } = await loadFiles({
      urls,
      signal,
      onProgress(progress) {
        reached = progress;
        onState({ step: 'loading', done: progress.done, all: urls.length, auto });
      },
    });
    const complete = { ...record, bytes, done, readyAt: Date.now() };
    await database.put('downloads', complete);
    return downloadStateOf(complete, joined);
  } catch (error) {
    const paused = { ...record, ...reached, isFull: storageFailureOf(error) === 'full' };
    await database.put('downloads', paused).catch(() => undefined);
    return downloadStateOf(paused, joined);
  }
}

/** Removes a download, and remembers that the player does not want it. */
export async function remove(place: PlayPlace): Promise<void> {
  const database = await browserDatabase();
  const stored = await database.get('downloads', storageKeyOf(place));
  if (stored) {
    const { game, owner, urls } = stored;
    await database.put('downloads', { game, owner, urls: [], bytes: 0, done: 0, readyAt: null, declined: true });
    await removePictures(urls);
  }
  await judgeWith(place, undefined);
}
