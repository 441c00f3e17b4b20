import { PICTURES_CACHE } from './worker-messages.ts';

/** Removes pictures and map tiles that no other game needs. Plain http has no cache. */
export async function removePictures(urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(PICTURES_CACHE);
  for (const url of urls) await cache.delete(url);
}
