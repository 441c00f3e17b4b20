import { optionalPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { Suspense } from 'react';
import { usePlay } from '../play-context.ts';

/** If its code cannot be loaded, the overview does without the card. */
const LazyDownloadCard = optionalPart(() => import('./download-card.tsx').then((file) => file.DownloadCard));

/** Offers the download on the overview, until the finish. Trials and waiting rooms have nothing to load. */
export function DownloadOffer() {
  const { joined, place } = usePlay();
  if (place.trial || joined.progress.finished_at !== null || joined.rows.length === 0) return null;
  return (
    <Suspense>
      <LazyDownloadCard />
    </Suspense>
  );
}
