import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase, type StoredDownload } from '@puzzle-runs/web/storage/browser-database.ts';
import { useEffect, useRef, useState } from 'react';
import { picturesOf } from '#offline/game-pictures.ts';
import { ownerOf, removePictures, storeGame } from '#offline/stored-games.ts';
import { usePlay } from '../play-context.ts';
import { type DownloadPlan, LIMIT_BYTES, planDownload, TILE_BYTES } from './download-plan.ts';
import { hasTiles, loadFiles, sizeOf } from './load-files.ts';

/** `offer`: not asked for yet; `missing`: measured, not loaded; `blocked`: the browser stores nothing; `loading`: now; `paused`: interrupted; `ready`: complete, or up to the limit. */
export type DownloadState =
  | { step: 'reading' | 'offer' | 'sizing' | 'blocked' }
  | { step: 'missing'; pictures: number; withMap: boolean; bytes: number }
  | { step: 'loading' | 'paused'; done: number; all: number }
  | { step: 'ready'; bytes: number; readyAt: number; complete: boolean; isOutdated: boolean };

async function centreOf(slug: string) {
  const [found] = (
    await call(routes.explorations.list, { query: { name: slug, limit: 1 } }).catch(() => ({ rows: [] }))
  ).rows;
  return found?.PostalCodeCoordinate ?? undefined;
}

/** The download of the current game: how large it is, how far it got, and what starts and removes it. */
export function useDownload() {
  const { place, joined } = usePlay();
  const game = storageKeyOf(place);
  const [state, setState] = useState<DownloadState>({ step: 'reading' });
  const plan = useRef<DownloadPlan>(undefined);
  const control = useRef<AbortController>(undefined);
  const { slug } = joined.exploration;

  useEffect(() => {
    let isOver = false;
    if (control.current) return; // loading
    browserDatabase()
      .then((database) => database.get('downloads', game))
      .then(
        (stored) => !isOver && setState(stored ? stateOf(stored, picturesOf(joined)) : { step: 'offer' }),
        () => !isOver && setState({ step: 'blocked' }),
      );
    return () => {
      isOver = true;
    };
  }, [game, joined]);
  useEffect(() => () => control.current?.abort(), []);

  /** Finds out how much it is: asked by the player, because it takes requests of its own. */
  async function measure() {
    setState({ step: 'sizing' });
    const full = planDownload(joined, await centreOf(slug));
    const withMap = await hasTiles(full.tiles);
    plan.current = withMap ? full : { ...full, tiles: [] };
    const bytes = (await sizeOf(full.pictures)) + plan.current.tiles.length * TILE_BYTES;
    setState({ step: 'missing', pictures: full.pictures.length, withMap, bytes: Math.min(bytes, LIMIT_BYTES) });
  }

  async function load() {
    const { pictures, tiles } = plan.current ?? planDownload(joined, await centreOf(slug));
    const urls = [...pictures, ...tiles];
    const loading = new AbortController();
    control.current = loading;
    const database = await browserDatabase();
    const record: StoredDownload = { game, owner: ownerOf(place), urls, bytes: 0, done: 0, readyAt: null };
    setState({ step: 'loading', done: 0, all: urls.length });
    let reached = { done: 0, bytes: 0 };
    try {
      await database.put('downloads', record);
      await storeGame(place, joined);
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
    setState({ step: 'offer' });
  }

  return { state, measure: () => void measure(), load: () => void load(), remove: () => void remove() };
}

function stateOf({ urls, done, bytes, readyAt }: StoredDownload, pictures: readonly string[]): DownloadState {
  if (readyAt === null) return { step: 'paused', done, all: urls.length };
  const isOutdated = pictures.some((url) => !urls.includes(url));
  return { step: 'ready', bytes, readyAt, complete: done === urls.length, isOutdated };
}
