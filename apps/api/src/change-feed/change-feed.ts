/**
 * A change, as ids only. With `participationId`: its points and spots, and the ranking of its battle. With only `battleId`: the whole
 * battle. With `messageId`: a message was sent. With `explorationId`: the content of the run.
 */
export interface PublishedChange {
  readonly participationId: number | null;
  readonly battleId: number | null;
  readonly messageId?: number | undefined;
  readonly explorationId?: number | undefined;
}

type Listener = (change: PublishedChange) => void;

/** Pub/sub for changes; with PostgreSQL also between processes. */
export interface ChangeFeed {
  /** Never throws, never blocks, may lose a change: clients read again within seconds. */
  publish(change: PublishedChange): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Change feed within one process. */
export function localChangeFeed(): ChangeFeed {
  const listeners = new Set<Listener>();
  return {
    publish(change) {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
