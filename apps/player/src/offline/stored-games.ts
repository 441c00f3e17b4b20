import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { clockOffset } from '@puzzle-runs/web/live/server-clock.ts';
import { type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase, type StoredGame } from '@puzzle-runs/web/storage/browser-database.ts';
import { requireConstants, tolerateBlockedStorage } from '@puzzle-runs/web/storage/storage-failure.ts';
import { forgetGame } from './forget-games.ts';
import { ownerOf } from './outbox-view.ts';

/** Runs of which a device keeps the last state; older ones are dropped. */
const MAX_GAMES = 30;

/** Keeps the state of a game and the ETag of its response, to be read before the next response or without a network. */
export async function storeGame(place: PlayPlace, joined: JoinedPois, etag?: string): Promise<void> {
  await tolerateBlockedStorage(async () => {
    requireConstants({ MAX_GAMES });
    const database = await browserDatabase();
    const game = storageKeyOf(place);
    const stored = {
      game,
      place,
      owner: ownerOf(place),
      joined,
      etag,
      clockOffset: clockOffset(),
      savedAt: Date.now(),
    };
    await database.put('games', stored);
    const all = (await database.getAll('games')).toSorted((a, b) => b.savedAt - a.savedAt);
    for (const { place: old } of all.slice(MAX_GAMES)) await forgetGame(old);
  });
}

/** The last state of a game; undefined if this device has not stored one. */
export function findStoredGame(place: PlayPlace): Promise<StoredGame | undefined> {
  return tolerateBlockedStorage(async () => (await browserDatabase()).get('games', storageKeyOf(place)));
}

/** The games that can be read without a network, last seen first. */
export async function listStoredGames(): Promise<StoredGame[]> {
  const games = await tolerateBlockedStorage(async () => (await browserDatabase()).getAll('games'));
  return (games ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
}
