import { lazy } from 'react';
import { loadOutbox } from '#offline/outbox-view.ts';

/** Loaded with the first photo quest. */
export const LazyPlayedPhotoCard = lazy(async () => {
  const { loadPlayedPhotoCard } = await import('./photo-entry.ts');
  // With the queue: a photo that is taken in the first seconds of a visit must wait, too, if the network is gone by then.
  const [{ PlayedPhotoCard }] = await Promise.all([loadPlayedPhotoCard(), loadOutbox().catch(() => undefined)]);
  return { default: PlayedPhotoCard };
});
