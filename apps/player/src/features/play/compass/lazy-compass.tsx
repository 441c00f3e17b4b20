import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { ErrorBoundary } from '@puzzle-runs/web/ui/error-boundary.tsx';
import { Suspense } from 'react';
import styles from './lazy-compass.module.css';

const CompassCard = lazyPart(() => import('./compass-card.tsx').then((file) => file.CompassCard));

/** The compass, loaded after the page. A spot can be played without it, so a failure leaves only its place empty. */
export function LazyCompass({ target }: { target: GeoPoint }) {
  return (
    <div className={styles.room}>
      <ErrorBoundary address="" onReset={() => undefined} failure={() => null}>
        <Suspense>
          <CompassCard target={target} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
