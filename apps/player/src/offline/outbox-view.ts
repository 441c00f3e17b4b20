import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { loadTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import type { Outbox } from '@puzzle-runs/web/outbox/outbox.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { StorageFailure } from '@puzzle-runs/web/storage/storage-failure.ts';
import { useSyncExternalStore } from 'react';

/** The queue as screens show it. */
interface OutboxView {
  entries: readonly OutboxEntry[];
  /** Why the queue is not stored and ends with this tab; undefined while it is stored. */
  memoryOnly: StorageFailure | undefined;
}

let view: OutboxView = { entries: [], memoryOnly: undefined };
let loading: Promise<Outbox> | undefined;
const listeners = new Set<() => void>();

function show(change: Partial<OutboxView>) {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

/** Called once when the queue cannot be stored. */
export function noteMemoryOnly(memoryOnly: StorageFailure): void {
  show({ memoryOnly });
}

async function load(): Promise<Outbox> {
  try {
    // With the screens of the queue, because they could not be loaded later without a network.
    const { outbox } = await import('./game-offline.ts');
    outbox.subscribe(() => show({ entries: outbox.entries() }));
    void outbox.load();
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The queue as this tab knows it; empty until `loadOutbox` was called. */
export function useOutboxView(): OutboxView {
  return useSyncExternalStore(subscribe, () => view);
}
