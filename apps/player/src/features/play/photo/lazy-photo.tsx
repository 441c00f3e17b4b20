import { lazy } from 'react';

/** Loaded with the first photo quest. */
export const LazyPlayedPhoto = lazy(async () => {
  const { loadPlayedPhoto } = await import('./photo-entry.ts');
  return { default: (await loadPlayedPhoto()).PlayedPhoto };
});
