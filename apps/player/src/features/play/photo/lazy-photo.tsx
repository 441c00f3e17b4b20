import { lazy } from 'react';

/** Loaded with the first photo quest. */
export const LazyPlayedPhoto = lazy(async () => ({ default: (await import('./played-photo.tsx')).PlayedPhoto }));
