import { lazyPart, optionalPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';

/** Loaded together with the queue (`loadOutbox`), so that its screens work without a network. */
const loadScreens = () => import('../game-offline.ts');

/** Only the overview of a game shows it, which loads it as early as the queue. */
export const loadWaitingList = () => import('./waiting-list.tsx');

export const LazyWaitingNote = lazyPart(async () => (await loadScreens()).WaitingNote);
export const LazyWaitingList = lazyPart(async () => (await loadWaitingList()).WaitingList);
export const LazyPoiWaitingChip = lazyPart(async () => (await loadScreens()).PoiWaitingChip);
export const LazyMemoryToast = optionalPart(async () => (await loadScreens()).MemoryToast);
