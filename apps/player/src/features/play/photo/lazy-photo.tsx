import { lazy } from 'react';

/** Loaded with the first photo quest. */
export const LazyPlayedPhotoCard = lazy(async () => {
  const { loadPlayedPhotoCard } = await import('./photo-entry.ts');
  return { default: (await loadPlayedPhotoCard()).PlayedPhotoCard };
});
