import { isOwnFile } from '@puzzle-runs/web/api/own-file.ts';
import { createPartialResponse } from 'workbox-range-requests';
import { PICTURE, PICTURES_CACHE } from '../src/offline/worker-messages.ts';

const TILE = /^\/map\/tiles\//;
/** Pages of a game; what they show stays readable without a network. */
const PLAY_PAGE = /\/poi(\/|$)/;

/** More pictures than runs on one phone show; the oldest are dropped. */
const MAX_PICTURES = 3_000;

/** Pictures and sounds of this site and tiles of its street map. */
export function isPicture(url: URL, { method }: Request): boolean {
  return method === 'GET' && url.origin === location.origin && (PICTURE.test(url.pathname) || TILE.test(url.pathname));
}

/**
 * A stored picture (also the full one instead of a smaller size), sound or tile; otherwise the response of the server.
 * Stores the pictures of play pages. Returns the requested range of a stored sound, because some browsers play only
 * ranges.
 */
export async function answerPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES_CACHE);
  const full = request.url.replace(/\?width=\d+$/, '');
  const stored =
    (await cache.match(request.url, { ignoreVary: true })) ?? (await cache.match(full, { ignoreVary: true }));
  if (stored) return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
  const response = await fetch(request);
  if (isSeenInGame(request) && isOwnFile(request.url, response)) {
    const copy = response.clone();
    void store(cache, request.url, copy).catch(() => undefined); // the storage may be full
  }
  return response;
}

function isSeenInGame({ referrer, destination, url }: Request): boolean {
  return destination === 'image' && PICTURE.test(new URL(url).pathname) && PLAY_PAGE.test(pathOf(referrer));
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

async function store(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.put(url, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_PICTURES))) await cache.delete(key);
}
