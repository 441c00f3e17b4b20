import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { Suspense } from 'react';

/** Loaded at the finish: most visits of the overview are on the way. */
const LazyPanel = lazyPart(() => import('./finish-panel.tsx').then((file) => file.FinishPanel));

/** The finish, or the end of a Versus; `isFresh`: the last task was solved just now. */
export function LazyFinish(props: { finishedAt: string | null; isFresh: boolean }) {
  return (
    <Suspense>
      <LazyPanel {...props} />
    </Suspense>
  );
}
