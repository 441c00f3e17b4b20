import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { type PlayPlace, runTokenClaimsOf, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase, type StoredGame } from '@puzzle-runs/web/storage/browser-database.ts';
import { picturesOf } from './game-pictures.ts';
import { loadOutbox } from './outbox-view.ts';
import { removePhotosExcept } from './photos/photo-answer.ts';
import { PICTURES_CACHE } from './worker-messages.ts';

/** Runs of which a device keeps the last state; older ones are dropped. */
const MAX_GAMES = 30;

/** Browsers may block the storage: then nothing is readable offline, and the game goes on. */
async function tolerate<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Kind of the player of a game on this device. */
export function ownerOf(place: PlayPlace): StoredGame['owner'] {
  const token = session.runToken(place);
  return (token && runTokenClaimsOf(token)?.progress.progressor_type) ?? 'guest';
}

/** Keeps the state of a game and the ETag of its response, to be read before the next response or without a network. */
export async function storeGame(place: PlayPlace, joined: JoinedPois, etag?: string): Promise<void> {
  await tolerate(async () => {
    const database = await browserDatabase();
    const game = storageKeyOf(place);
    await database.put('games', { game, place, owner: ownerOf(place), joined, etag, savedAt: Date.now() });
    const all = (await database.getAll('games')).toSorted((a, b) => b.savedAt - a.savedAt);
    for (const { place: old } of all.slice(MAX_GAMES)) await forgetGame(old);
  });
}

/** The last state of a game; undefined if this device has not stored one. */
export function findStoredGame(place: PlayPlace): Promise<StoredGame | undefined> {
  return tolerate(async () => (await browserDatabase()).get('games', storageKeyOf(place)));
}

/** The games that can be read without a network, last seen first. */
export async function listStoredGames(): Promise<StoredGame[]> {
  const games = await tolerate(async () => (await browserDatabase()).getAll('games'));
  return (games ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Removes everything that this device keeps of a game: its state, pictures, download and queue. */
export function forgetGame(place: PlayPlace): Promise<void> {
  const game = storageKeyOf(place);
  return forgetWhere((stored) => stored.game === game);
}

/** Removes everything of the games that an account plays, at its logout. */
export function forgetAccountGames(): Promise<void> {
  return forgetWhere(({ owner }) => owner === 'user');
}

async function forgetWhere(matches: (stored: Pick<OutboxEntry, 'game' | 'owner'>) => boolean): Promise<void> {
  await tolerate(async () => {
    const outbox = await loadOutbox();
    await outbox.removeWhere(matches);
    await removePhotosExcept(outbox.entries());
  });
  await tolerate(async () => {
    const database = await browserDatabase();
    const [games, downloads] = await Promise.all([database.getAll('games'), database.getAll('downloads')]);
    const gone = games.filter(matches);
    const kept = games.filter((game) => !matches(game));
    const others = new Set([
      ...kept.flatMap(({ joined }) => picturesOf(joined)),
      ...downloads.filter((download) => !matches(download)).flatMap(({ urls }) => urls),
    ]);
    const own = [
      ...gone.flatMap(({ joined }) => picturesOf(joined)),
      ...downloads.filter(matches).flatMap(({ urls }) => urls),
    ];
    for (const { game } of gone) await database.delete('games', game);
    for (const { game } of downloads.filter(matches)) await database.delete('downloads', game);
    await removePictures(own.filter((url) => !others.has(url)));
  });
}

/** Removes pictures and map tiles that no other game needs. Plain http has no cache. */
export async function removePictures(urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(PICTURES_CACHE);
  for (const url of urls) await cache.delete(url);
}
