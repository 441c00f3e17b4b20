import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase } from '@puzzle-runs/web/storage/browser-database.ts';
import { reportBrokenStorage } from '@puzzle-runs/web/storage/storage-failure.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { offlineCodeDue } from '#offline/offline-code-due.ts';
import { usePlay } from '../play-context.ts';
import { type DownloadState, downloadStateOf, mayLoadByItself } from './download-state.ts';
import type { PlannedDownload } from './download-work.ts';

/** Most visits neither measure nor load. */
const loadWork = () => import('./download-work.ts');

/**
 * The download of the current game: its size, its progress, and functions to start and remove it. Small ones start by
 * themselves.
 */
export function useDownload() {
  const { place, joined } = usePlay();
  const game = storageKeyOf(place);
  const [state, setState] = useState<DownloadState>({ step: 'reading' });
  const planned = useRef<PlannedDownload>(undefined);
  const control = useRef<AbortController>(undefined);
  /** Whether it has tried to start by itself. */
  const isTried = useRef(false);
  const isGone = useRef(false);

  async function measure() {
    const measured = await (await loadWork()).measure({ place, joined });
    planned.current = measured.planned;
    return measured.state;
  }

  async function load(auto: boolean) {
    const work = await loadWork();
    planned.current ??= await work.planFiles({ place, joined });
    if (isGone.current) return;
    const loading = new AbortController();
    control.current = loading;
    const job = { place, joined, planned: planned.current, auto, signal: loading.signal, onState: setState };
    setState(await work.load(job).finally(() => (control.current = undefined)));
  }

  /** Does what the player has asked for; without a network nothing changes: the bar above the page says so. */
  async function onRequest(work: () => Promise<void>) {
    setState({ step: 'sizing' });
    await work().catch(() => setState(state));
  }

  const startByItself = useEffectEvent(async (isResumed: boolean) => {
    try {
      await offlineCodeDue; // nothing is transferred beside the first screen
      const measured = isResumed ? undefined : await measure();
      if (isGone.current) return;
      if (!measured || (await (await loadWork()).isSmall(measured.bytes))) await load(true);
      else setState(measured);
    } catch {
      setState({ step: 'offer' });
    }
  });

  useEffect(() => {
    let isOver = false;
    if (control.current) return; // loading
    browserDatabase()
      .then((database) => database.get('downloads', game))
      .then(
        (stored) => {
          if (isOver) return;
          if (joined.playable_offline && mayLoadByItself(stored)) {
            if (!isTried.current) void startByItself(stored !== undefined);
            isTried.current = true;
          } else setState(stored ? downloadStateOf(stored, joined) : { step: 'offer' });
        },
        (error: unknown) => {
          reportBrokenStorage(error);
          if (!isOver) setState({ step: 'blocked' });
        },
      );
    return () => {
      isOver = true;
    };
  }, [game, joined]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      control.current?.abort();
    };
  }, []);

  async function remove() {
    await (await loadWork()).remove(place);
    setState({ step: 'offer' });
  }

  return {
    state,
    measure: () => void onRequest(async () => setState(await measure())),
    load: () => void onRequest(() => load(false)),
    remove: () => void remove(),
  };
}
