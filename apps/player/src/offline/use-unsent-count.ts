import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useEffect, useState } from 'react';
import { loadOutbox, useOutboxView } from './outbox-view.ts';

async function readQueue(): Promise<void> {
  await (await loadOutbox()).load();
}

/** Number of entries of the queue that match and were not sent yet; undefined until the queue was read. */
export function useUnsentCount(matches: (entry: OutboxEntry) => boolean): number | undefined {
  const { entries } = useOutboxView();
  const [wasRead, setWasRead] = useState(false);
  useEffect(() => {
    // A browser that cannot load the queue has nothing to lose.
    void readQueue()
      .catch(() => undefined)
      .then(() => setWasRead(true));
  }, []);
  return wasRead ? entries.filter((entry) => !entry.refusal && matches(entry)).length : undefined;
}
