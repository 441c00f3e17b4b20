import { lazy } from 'react';

/** Loaded together with the queue (`loadOutbox`), so that they work without a network. */
export const LazyWaitingNote = lazy(() => import('../game-offline.ts').then((file) => ({ default: file.WaitingNote })));
export const LazyWaitingList = lazy(() => import('../game-offline.ts').then((file) => ({ default: file.WaitingList })));
export const LazyPoiWaitingChip = lazy(() =>
  import('../game-offline.ts').then((file) => ({ default: file.PoiWaitingChip })),
);
