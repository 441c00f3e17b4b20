/**
 * What changed: a participation's points and spots, and with them the ranking of its battle; without a participation, the whole
 * battle; with a message, that it was sent; or the content of a run. Ids only.
 */
export interface PublishedChange {
  readonly participationId: number | null;
  readonly battleId: number | null;
  readonly messageId?: number | undefined;
  readonly explorationId?: number | undefined;
}

type Listener = (change: PublishedChange) => void;

/** Publishes changes to all subscribers; with PostgreSQL also to those in other processes. */
export interface ChangeFeed {
  /** Never throws and never blocks. A lost change is harmless: clients read again within seconds. */
  publish(change: PublishedChange): void;
  /** Answers the function that ends listening. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** The changeFeed of a single process. */
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
