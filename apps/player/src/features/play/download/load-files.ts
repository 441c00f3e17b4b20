import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { isOwnFile } from '@puzzle-runs/web/api/own-file.ts';
import { isOwnResponse } from '@puzzle-runs/web/api/own-response.ts';
import { PICTURES_CACHE } from '#offline/worker-messages.ts';
import { LIMIT_BYTES } from './download-state.ts';

interface Progress {
  /** Files that are on the phone. */
  done: number;
  bytes: number;
}

interface Loading {
  urls: readonly string[];
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Files at the same time. */
const PARALLEL = 4;

/**
 * Loads one file unless it is stored.
 * @returns its bytes; 0 for a file that the server does not have, e.g. an empty tile
 * @throws ApiProblem `network` when something else answers in place of our server
 */
async function loadFile(cache: Cache, url: string, signal: AbortSignal): Promise<number> {
  const stored = await cache.match(url, { ignoreVary: true });
  const response = stored ?? (await fetch(url, { signal }));
  if (!stored && !isOwnFile(url, response)) {
    if (response.status !== 200 && isOwnResponse(response)) return 0;
    throw new ApiProblem(0, 'network');
  }
  if (!stored) await cache.put(url, response.clone());
  return (await response.blob()).size;
}

/**
 * Loads files into the cache of the service worker, up to the limit. Files that are there already are not loaded again.
 * @returns whether everything fitted
 * @throws when the network or the storage fails and no request runs any more: call it again to go on
 */
export async function loadFiles({ urls, onProgress, signal }: Loading): Promise<Progress & { complete: boolean }> {
  const cache = await caches.open(PICTURES_CACHE);
  const open = [...urls];
  const progress = { done: 0, bytes: 0 };

  async function work() {
    try {
      for (let url = open.shift(); url !== undefined; url = open.shift()) {
        if (progress.bytes >= LIMIT_BYTES) return;
        progress.bytes += await loadFile(cache, url, signal);
        progress.done += 1;
        onProgress({ ...progress });
      }
    } catch (failure) {
      open.length = 0; // the other workers end after their current file
      throw failure;
    }
  }

  // Not `all`: progress after the failure would look like a download that still runs.
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, work));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return { ...progress, complete: progress.done === urls.length };
}

/** Bytes of files as the server states them; unknown ones count as 0. */
export async function sizeOf(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
      return response && isOwnFile(url, response) ? Number(response.headers.get('content-length')) : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether this installation has a street map at all. */
export async function hasTiles([first]: readonly string[]): Promise<boolean> {
  if (first === undefined) return false;
  const response = await fetch(first).catch(() => undefined);
  return response !== undefined && isOwnFile(first, response);
}
