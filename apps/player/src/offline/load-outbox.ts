import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { loadTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { Outbox } from '@puzzle-runs/web/outbox/outbox.ts';

// What `game-offline.ts` loads imports `player-outbox.ts` instead of this file.

/** The queue with its screens, because these could not be loaded later without a network. */
const loadGameOffline = () => import('./game-offline.ts');

let loading: Promise<Outbox> | undefined;

async function load(): Promise<Outbox> {
  try {
    const { outbox } = await loadGameOffline();
    void loadTexts().catch(() => undefined); // the queue works without its screens
    return outbox;
  } catch {
    loading = undefined;
    throw new ApiProblem(0, 'network');
  }
}

/** Loads the queue after the first screen. @throws ApiProblem `network` when its code cannot be loaded */
export function loadOutbox(): Promise<Outbox> {
  loading ??= load();
  return loading;
}

/** The overview of a game loads it as early as the queue, other pages when something waits. */
export const loadWaitingLine = () => import('./waiting/waiting-line.tsx');

export const LazyWaitingNote = onDemand(async () => (await loadGameOffline()).WaitingNote);
export const LazyDecidedLists = onDemand(async () => (await import('./waiting/decided-lists.tsx')).DecidedLists);
export const LazyWaitingList = onDemand(async () => (await import('./waiting/waiting-list.tsx')).WaitingList);
export const LazyWaitingLine = onDemand(async () => (await loadWaitingLine()).WaitingLine, {
  onFail: ({ otherwise }) => otherwise,
});
export const LazyPoiWaitingChip = onDemand(async () => (await loadGameOffline()).PoiWaitingChip);
export const LazyMemoryToast = onDemand(async () => (await loadGameOffline()).MemoryToast, { onFail: Nothing });
