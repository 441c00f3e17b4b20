import { lazyPart, optionalPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';

/** Loaded together with the queue (`loadOutbox`), so that its screens work without a network. */
const loadScreens = () => import('../game-offline.ts');

export const LazyWaitingNote = lazyPart(async () => (await loadScreens()).WaitingNote);
export const LazyWaitingList = lazyPart(async () => (await loadScreens()).WaitingList);
export const LazyPoiWaitingChip = lazyPart(async () => (await loadScreens()).PoiWaitingChip);
export const LazyMemoryToast = optionalPart(async () => (await loadScreens()).MemoryToast);
