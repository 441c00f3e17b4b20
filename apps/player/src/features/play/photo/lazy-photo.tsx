import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { loadOutbox } from '#offline/outbox-view.ts';

/** Loaded with the first photo quest. */
export const LazyPlayedPhotoCard = lazyPart(async () => {
  const { loadPlayedPhotoCard } = await import('./photo-entry.ts');
  // With the queue: a photo that is taken in the first seconds of a visit must wait, too, if the network is gone by then.
  const [{ PlayedPhotoCard }] = await Promise.all([loadPlayedPhotoCard(), loadOutbox().catch(() => undefined)]);
  return PlayedPhotoCard;
});
