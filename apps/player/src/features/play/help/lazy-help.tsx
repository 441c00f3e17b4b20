import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Suspense } from 'react';
import { usePlay } from '../play-context.ts';

/** If its code cannot be loaded, the page does without the button. */
const LazyHelpCall = onDemand(() => import('./help-call.tsx').then((file) => file.HelpCall), { onFail: Nothing });

/**
 * Button that calls the organiser for help, in a Versus that offers it. On the page of a poi, the request is about that
 * poi.
 */
export function LazyHelp({ poi }: { poi?: OpenPoi }) {
  const { joined } = usePlay();
  if (!joined.help_requests || joined.rows.length === 0) return null;
  return (
    <Suspense>
      <LazyHelpCall poi={poi} />
    </Suspense>
  );
}
