import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase, type StoredDownload } from '@puzzle-runs/web/storage/browser-database.ts';
import { reportBrokenStorage } from '@puzzle-runs/web/storage/tolerate-blocked-storage.ts';
import { useEffect, useRef, useState } from 'react';
import { picturesOf } from '#offline/game-pictures.ts';
import { contentOf, fetchAnswers, judgeWith, type StoredAnswers } from '#offline/offline-answers.ts';
import { removePictures } from '#offline/remove-pictures.ts';
import { ownerOf } from '#offline/stored-games.ts';
import { usePlay } from '../play-context.ts';
import { type DownloadPlan, LIMIT_BYTES, planDownload, TILE_BYTES } from './download-plan.ts';
import { hasTiles, loadFiles, sizeOf } from './load-files.ts';

/** `offer`: not asked for yet; `missing`: measured, not loaded; `blocked`: the browser stores nothing; `loading`: now; `paused`: interrupted; `ready`: complete, or up to the limit. */
export type DownloadState =
  | { step: 'reading' | 'offer' | 'sizing' | 'blocked' }
  | { step: 'missing'; pictures: number; withMap: boolean; withAnswers: boolean; bytes: number }
  | { step: 'loading' | 'paused'; done: number; all: number }
  | { step: 'ready'; bytes: number; readyAt: number; complete: boolean; isOutdated: boolean; withAnswers: boolean };

async function centreOf(slug: string) {
  const [found] = (
    await call(routes.explorations.list, { query: { name: slug, limit: 1 } }).catch(() => ({ rows: [] }))
  ).rows;
  return found?.PostalCodeCoordinate ?? undefined;
}

/** The answers of a game; undefined where the run or a battle keeps them on the server. @throws ApiProblem without a network */
async function allowedAnswers(place: PlayPlace): Promise<StoredAnswers | undefined> {
  try {
    return await fetchAnswers(place);
  } catch (problem) {
    if (failureCodeOf(problem) === 'network') throw problem;
    return undefined;
  }
}

/** The download of the current game: its size, its progress, and functions to start and remove it. */
export function useDownload() {
  const { place, joined } = usePlay();
  const game = storageKeyOf(place);
  const [state, setState] = useState<DownloadState>({ step: 'reading' });
  const planned = useRef<DownloadPlan & { answers: StoredAnswers | undefined }>(undefined);
  const control = useRef<AbortController>(undefined);
  const { slug } = joined.exploration;

  useEffect(() => {
    let isOver = false;
    if (control.current) return; // loading
    browserDatabase()
      .then((database) => database.get('downloads', game))
      .then(
        (stored) => !isOver && setState(stored ? stateOf(stored, picturesOf(joined)) : { step: 'offer' }),
        (error: unknown) => {
          reportBrokenStorage(error);
          if (!isOver) setState({ step: 'blocked' });
        },
      );
    return () => {
      isOver = true;
    };
  }, [game, joined]);
  useEffect(() => () => control.current?.abort(), []);

  /** The files to load; those of the whole run where the phone may hold its answers. */
  async function plan() {
    const answers = joined.playable_offline ? await allowedAnswers(place) : undefined;
    const centre = await centreOf(slug);
    if (!answers) return { answers, ...planDownload(joined, centre) };
    const { openEverything } = await import('@puzzle-runs/web/offline-play/open-everything.ts');
    return { answers, ...planDownload(openEverything(contentOf(answers), joined), centre) };
  }

  /** Measures the size on request of the player, because that takes extra requests. */
  async function measure() {
    setState({ step: 'sizing' });
    try {
      const full = await plan();
      const withMap = await hasTiles(full.tiles);
      planned.current = withMap ? full : { ...full, tiles: [] };
      const { pictures, tiles, answers } = planned.current;
      const bytes = (await sizeOf(pictures)) + tiles.length * TILE_BYTES + (answers?.content.length ?? 0);
      const withAnswers = answers !== undefined;
      setState({
        step: 'missing',
        pictures: pictures.length,
        withMap,
        withAnswers,
        bytes: Math.min(bytes, LIMIT_BYTES),
      });
    } catch {
      setState(state); // no network: the bar above the page says so
    }
  }

  async function load() {
    setState({ step: 'sizing' });
    const current = planned.current ?? (await plan().catch(() => undefined));
    if (!current) return setState(state);
    const { pictures, tiles, answers } = current;
    const urls = [...pictures, ...tiles];
    const loading = new AbortController();
    control.current = loading;
    const database = await browserDatabase();
    const record: StoredDownload = { game, owner: ownerOf(place), urls, bytes: 0, done: 0, readyAt: null, answers };
    setState({ step: 'loading', done: 0, all: urls.length });
    let reached = { done: 0, bytes: 0 };
    try {
      await database.put('downloads', record);
      await judgeWith(place, answers);
      const loaded = await loadFiles({
        urls,
        signal: loading.signal,
        onProgress(progress) {
          reached = progress;
          setState({ step: 'loading', done: progress.done, all: urls.length });
        },
      });
      const complete = { ...record, bytes: loaded.bytes, done: loaded.done, readyAt: Date.now() };
      await database.put('downloads', complete);
      setState(stateOf(complete, pictures));
    } catch {
      await database.put('downloads', { ...record, ...reached }).catch(() => undefined);
      setState({ step: 'paused', done: reached.done, all: urls.length });
    } finally {
      control.current = undefined;
    }
  }

  async function remove() {
    const database = await browserDatabase();
    const stored = await database.get('downloads', game);
    await database.delete('downloads', game);
    if (stored) await removePictures(stored.urls);
    await judgeWith(place, undefined);
    setState({ step: 'offer' });
  }

  return { state, measure: () => void measure(), load: () => void load(), remove: () => void remove() };
}

function stateOf({ urls, done, bytes, readyAt, answers }: StoredDownload, pictures: readonly string[]): DownloadState {
  if (readyAt === null) return { step: 'paused', done, all: urls.length };
  const isOutdated = pictures.some((url) => !urls.includes(url));
  return {
    step: 'ready',
    bytes,
    readyAt,
    complete: done === urls.length,
    isOutdated,
    withAnswers: answers !== undefined,
  };
}
