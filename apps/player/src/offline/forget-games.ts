import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { deviceStore, type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase } from '@puzzle-runs/web/storage/browser-database.ts';
import { tolerateBlockedStorage } from '@puzzle-runs/web/storage/storage-failure.ts';
import { downloadReadyKey } from './download-ready-key.ts';
import { picturesOf, removePictures } from './game-pictures.ts';
import { removePhotosExcept } from './photos/photo-answer.ts';
import { outbox } from './player-outbox.ts';

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
  await tolerateBlockedStorage(async () => {
    await outbox.removeWhere(matches);
    await removePhotosExcept(outbox.entries());
  });
  await tolerateBlockedStorage(async () => {
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
    for (const { game } of downloads.filter(matches)) {
      deviceStore.remove(downloadReadyKey(game));
      await database.delete('downloads', game);
    }
    await removePictures(own.filter((url) => !others.has(url)));
  });
}
