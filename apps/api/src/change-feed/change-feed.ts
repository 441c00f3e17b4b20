import { z } from 'zod';

/**
 * A change, as ids only. With `participationId`: its points and spots, and the ranking of its battle. With only
 * `battleId`: the whole battle. With `messageId`: a message was sent. With `explorationId`: the content of the run.
 */
export interface PublishedChange {
  readonly participationId: number | null;
  readonly battleId: number | null;
  readonly messageId?: number | undefined;
  readonly explorationId?: number | undefined;
}

/** The battle, run and participation that an event stream shows; null for those that it does not show. */
export interface Topics {
  readonly participationId: number | null;
  readonly battleId: number | null;
  readonly explorationId: number | null;
}

export interface Following {
  /** Resolves when later changes of the topics arrive; never rejects. */
  readonly ready: Promise<void>;
  stop(): void;
}

type Listener = (change: PublishedChange) => void;

/** Called after changes may have been lost: clients should read again. */
type GapListener = () => void;

/** Pub/sub for changes; with PostgreSQL also between processes. */
export interface ChangeFeed {
  /** Never throws, never blocks, may lose a change: clients read again within seconds. */
  publish(change: PublishedChange): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener, onGap?: GapListener): () => void;
  /** Asks for the changes of these topics; a feed may bring others as well. */
  follow(topics: Topics): Following;
  close(): Promise<void>;
}

/** Of a feed that brings every change to every process. */
const FOLLOWS_ALL: Following = { ready: Promise.resolve(), stop: () => undefined };

export interface LocalChangeFeed extends ChangeFeed {
  reportGap(): void;
}

/** Change feed within one process. */
export function localChangeFeed(): LocalChangeFeed {
  const listeners = new Set<Listener>();
  const gapListeners = new Set<GapListener>();
  return {
    reportGap() {
      for (const onGap of gapListeners) onGap();
    },
    publish(change) {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener, onGap = () => undefined) {
      listeners.add(listener);
      gapListeners.add(onGap);
      return () => {
        listeners.delete(listener);
        gapListeners.delete(onGap);
      };
    },
    follow: () => FOLLOWS_ALL,
    async close() {
      listeners.clear();
      gapListeners.clear();
    },
  };
}

const payload = z.object({
  participationId: z.int().nullable(),
  battleId: z.int().nullable(),
  messageId: z.int().optional(),
  explorationId: z.int().optional(),
});

/** Parses a notification; undefined for invalid payloads, because other programs may write to the channel. */
export function parseChange(text: string | undefined): PublishedChange | undefined {
  try {
    return payload.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
