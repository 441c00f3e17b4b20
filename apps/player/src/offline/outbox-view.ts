import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { Outbox } from '@puzzle-runs/web/outbox/outbox.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useSyncExternalStore } from 'react';

/** The queue as screens show it. */
interface OutboxView {
  entries: readonly OutboxEntry[];
  /** The browser stores nothing: the queue ends with this tab. */
  memoryOnly: boolean;
}

let view: OutboxView = { entries: [], memoryOnly: false };
let loading: Promise<Outbox> | undefined;
const listeners = new Set<() => void>();

function show(change: Partial<OutboxView>) {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

/** Called once when the browser refuses to store the queue. */
export function noteMemoryOnly(): void {
  show({ memoryOnly: true });
}

async function load(): Promise<Outbox> {
  try {
    // With the screens of the queue, because they could not be loaded later without a network.
    const { outbox } = await import('./game-offline.ts');
    outbox.subscribe(() => show({ entries: outbox.entries() }));
    void outbox.load();
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
