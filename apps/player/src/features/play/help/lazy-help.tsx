import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { lazy, Suspense } from 'react';
import { usePlay } from '../play-context.ts';

/** Without its code, the page goes without the card. */
const LazyHelpCard = lazy(() =>
  import('./help-card.tsx').then(
    (file) => ({ default: file.HelpCard }),
    () => ({ default: () => null }),
  ),
);

/** Help of the organiser, in a Versus that offers it. On the page of a poi, the request is about that poi. */
export function LazyHelp({ poi }: { poi?: OpenPoi }) {
  const { joined } = usePlay();
  if (!joined.help_requests || joined.rows.length === 0) return null;
  return (
    <Suspense>
      <LazyHelpCard poi={poi} />
    </Suspense>
  );
}
