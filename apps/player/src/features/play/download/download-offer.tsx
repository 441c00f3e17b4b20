import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { deviceStore, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { downloadReadyKey } from '#offline/download-ready-key.ts';
import { usePlay } from '../play-context.ts';
import styles from './download-offer.module.css';

/** If its code cannot be loaded, the overview does without the card. */
const LazyDownloadCard = onDemand(() => import('./download-card.tsx').then((file) => file.DownloadCard), {
  onFail: Nothing,
});

/**
 * Offers the download on the overview, above its list until it is done, then below. Not after the finish; trials and
 * waiting rooms have nothing to load. While the card loads, its place above the list is kept, so that the list does not
 * move.
 */
export function DownloadOffer({ children }: { children: ReactNode }) {
  const { joined, place } = usePlay();
  const [above, setAbove] = useState<Element | null>(null);
  const readyKey = downloadReadyKey(storageKeyOf(place));
  const [awaited, setAwaited] = useState(
    () => !joined.playable_offline && globalThis.isSecureContext && deviceStore.get(readyKey) === null,
  );
  const isOver = joined.progress.finished_at !== null || joined.schedule?.state === 'ended';
  const offered = !place.trial && !isOver && joined.rows.length > 0;
  return (
    <>
      {offered && <div ref={setAbove} className={awaited ? styles.awaited : styles.above} />}
      {children}
      {offered && above && (
        <Suspense>
          <LazyDownloadCard
            above={above}
            onKnown={({ ready }) => {
              setAwaited(false);
              if (ready) deviceStore.set(readyKey, '');
              else deviceStore.remove(readyKey);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
