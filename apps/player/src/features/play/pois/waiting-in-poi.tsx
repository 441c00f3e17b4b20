import { isSettled } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Suspense } from 'react';
import { useOutboxView } from '#offline/outbox-view.ts';
import { LazyPoiWaitingChip } from '#offline/waiting/lazy-waiting.tsx';
import { usePlay } from '../play-context.ts';

/** Number of answers and payments of a poi that wait for a network. `poi`: its name, unique in a run. */
export function WaitingInPoi({ poi }: { poi: string }) {
  const { place, isPlayground } = usePlay();
  const { entries } = useOutboxView();
  const game = storageKeyOf(place);
  const waiting = entries.filter(
    (entry) => entry.game === game && entry.label.poi === poi && entry.waited && !isSettled(entry) && !entry.held,
  );
  if (waiting.length === 0 || isPlayground) return null;
  return (
    <Suspense>
      <LazyPoiWaitingChip entries={waiting} />
    </Suspense>
  );
}
