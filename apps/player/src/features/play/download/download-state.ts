import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { StoredDownload } from '@puzzle-runs/web/storage/browser-database.ts';
import { picturesOf } from '#offline/game-pictures.ts';

declare global {
  interface Navigator {
    /** Of browsers that let their user save data, without a type in the DOM library. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Largest download in bytes: seven sounds of the largest size, and the pictures and the map of a run. */
export const LIMIT_BYTES = 180_000_000;

/**
 * `offer`: not asked for yet; `missing`: measured, not loaded; `blocked`: the browser stores nothing; `loading`: now;
 * `paused`: interrupted; `ready`: complete, or up to the limit. `auto`: without being asked.
 */
export type DownloadState =
  | { step: 'reading' | 'offer' | 'sizing' | 'blocked' }
  | { step: 'missing'; pictures: number; withMap: boolean; withAnswers: boolean; bytes: number }
  | { step: 'loading'; done: number; all: number; auto: boolean }
  | { step: 'paused'; done: number; all: number; isFull: boolean }
  | { step: 'ready'; bytes: number; readyAt: number; complete: boolean; isOutdated: boolean; withAnswers: boolean };

/** How far a stored download is. */
export function downloadStateOf(stored: StoredDownload, joined: JoinedPois): DownloadState {
  const { urls, done, bytes, readyAt, answers, isFull = false } = stored;
  if (stored.declined) return { step: 'offer' };
  if (readyAt === null) return { step: 'paused', done, all: urls.length, isFull };
  return {
    step: 'ready',
    bytes,
    readyAt,
    complete: done === urls.length,
    isOutdated: picturesOf(joined).some((url) => !urls.includes(url)),
    withAnswers: answers !== undefined,
  };
}

/** Formats bytes as megabytes with one decimal, at least 0.1. */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}

/**
 * Whether the download of a run that is playable offline may start without being asked: not where the player has
 * removed it, started it themselves, or saves data, and not again where the storage was full.
 */
export function mayLoadByItself(stored: StoredDownload | undefined): boolean {
  if (navigator.connection?.saveData) return false;
  return stored === undefined || Boolean(stored.auto && stored.readyAt === null && !stored.isFull);
}
