import type { ChangeFeed } from '#change-feed/change-feed.ts';
import { postgresChangeFeed } from '#change-feed/postgres-change-feed.ts';

/** A change feed whose connections outlive a test, because two new connections per test cost more than most tests. */
export interface KeptChangeFeed {
  /** The feed for one test; `close` ends only the subscriptions of the test. */
  lend(): ChangeFeed;
  /** False when a connection was lost or a change could not be published: the next test would miss changes. */
  isWorking(): boolean;
  close(): Promise<void>;
}

export async function keptChangeFeed(url: string): Promise<KeptChangeFeed> {
  let warnings = 0;
  const feed = await postgresChangeFeed({ url, log: { warn: () => (warnings += 1) } });

  function lend(): ChangeFeed {
    const unsubscribe: (() => void)[] = [];
    return {
      ...feed,
      subscribe(listener, onGap) {
        const stop = feed.subscribe(listener, onGap);
        unsubscribe.push(stop);
        return stop;
      },
      async close() {
        for (const stop of unsubscribe) stop();
      },
    };
  }

  return { lend, isWorking: () => warnings === 0, close: feed.close };
}
