import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Suspense, useEffect, useState } from 'react';
import { offlineCodeDue } from '#offline/offline-code-due.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
import { LazyWaitingList, loadWaitingList } from '#offline/waiting/lazy-waiting.tsx';
import { usePlay } from '../play-context.ts';

/** Everything of this game that waits for a network, above the overview. */
export function WaitingAnswers() {
  const { place } = usePlay();
  const { entries } = useOutboxView();
  useEffect(() => void offlineCodeDue.then(loadWaitingList).catch(() => undefined), []);
  const game = storageKeyOf(place);
  const own = entries.filter((entry) => entry.game === game);
  // Once shown, it says at the end that everything was sent.
  const [isUsed, setIsUsed] = useState(false);
  if (own.length > 0 && !isUsed) setIsUsed(true);
  if (own.length === 0 && !isUsed) return null;
  return (
    <Suspense>
      <LazyWaitingList entries={own} place={place} />
    </Suspense>
  );
}
