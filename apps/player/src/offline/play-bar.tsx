import { type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Suspense, useState } from 'react';
import { LazyWaitingLine } from './load-outbox.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useOutboxView } from './outbox-view.ts';

/** Above the pages of a game: that there is no network, and what waits, in one line. */
export function PlayBar({ place }: { place: PlayPlace }) {
  const { entries } = useOutboxView();
  const game = storageKeyOf(place);
  const own = entries.filter((entry) => entry.game === game);
  // Once shown, it says at the end that everything was sent.
  const [usedFor, setUsedFor] = useState<string>();
  if (own.length > 0 && usedFor !== game) setUsedFor(game);
  const bar = <OfflineBar playing />;
  if (own.length === 0 && usedFor !== game) return bar;
  return (
    <Suspense fallback={bar}>
      <LazyWaitingLine key={game} entries={own} place={place} otherwise={bar} />
    </Suspense>
  );
}
