import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';

/** Loaded together with the queue (`loadOutbox`), so that its screens work without a network. */
const loadScreens = () => import('../game-offline.ts');

/** Only the overview of a game shows it, which loads it as early as the queue. */
export const loadWaitingList = () => import('./waiting-list.tsx');

export const LazyWaitingNote = onDemand(async () => (await loadScreens()).WaitingNote);
export const LazyWaitingList = onDemand(async () => (await loadWaitingList()).WaitingList);
export const LazyPoiWaitingChip = onDemand(async () => (await loadScreens()).PoiWaitingChip);
export const LazyMemoryToast = onDemand(async () => (await loadScreens()).MemoryToast, { onFail: Nothing });
