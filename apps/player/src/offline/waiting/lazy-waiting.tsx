import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';

/** Loaded together with the queue (`loadOutbox`), so that they work without a network. */
export const LazyWaitingNote = lazyPart(async () => (await import('../game-offline.ts')).WaitingNote);
export const LazyWaitingList = lazyPart(async () => (await import('../game-offline.ts')).WaitingList);
export const LazyPoiWaitingChip = lazyPart(async () => (await import('../game-offline.ts')).PoiWaitingChip);
