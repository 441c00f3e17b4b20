import { lazy } from 'react';

/** Loaded together with the queue (`loadOutbox`), so that they work without a network. */
export const LazyWaitingNote = lazy(() => import('./waiting-note.tsx').then((file) => ({ default: file.WaitingNote })));
export const LazyWaitingList = lazy(() => import('./waiting-list.tsx').then((file) => ({ default: file.WaitingList })));
export const LazyPoiWaitingChip = lazy(() =>
  import('./poi-waiting-chip.tsx').then((file) => ({ default: file.PoiWaitingChip })),
);
