import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useEffect } from 'react';
import { loadOutbox, useOutboxView } from '../outbox-view.ts';
import { LazyWaitingList } from './lazy-waiting.tsx';

/** Waiting entries of all games on this device, including runs that were deleted or must be joined again. */
export function AllWaiting() {
  const { entries } = useOutboxView();
  useEffect(() => void loadOutbox().catch(() => undefined), []);
  const games = Map.groupBy(entries, ({ game }: OutboxEntry) => game);
  return Array.from(games, ([game, queued]) => {
    const [first] = queued;
    return (
      first && <LazyWaitingList key={game} entries={queued} place={first.place} exploration={first.label.exploration} />
    );
  });
}
