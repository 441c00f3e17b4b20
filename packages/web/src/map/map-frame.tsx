import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryByItself } from '../on-demand/retry-by-itself.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './map-frame.module.css';
import { useDeferredMap } from './use-deferred-map.ts';

let webGlAvailable = false;

/** Found once: every context uses one of the few that a page may have. */
function hasWebGl(): boolean {
  webGlAvailable ||= document.createElement('canvas').getContext('webgl2') !== null;
  return webGlAvailable;
}

/** A message in place of a map. */
export function MapNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}

/** In place of a map that cannot be drawn. Keeps failures inside the frame, so that the page works without the map. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <p role="status">{t('map.unavailable')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('map.reload')}
      </Button>
    </div>
  );
}

interface Props {
  /** Shown until the map has loaded. */
  whileLoading?: ReactNode;
  /** Mounted when `useDeferredMap` allows it. */
  children: ReactNode;
}

/** Frame of a lazily loaded map; shows a message where the browser cannot draw it. */
export function MapFrame({ whileLoading, children }: Props) {
  const [frame, mayLoad] = useDeferredMap<HTMLDivElement>();
  const { reset } = useQueryErrorResetBoundary();
  const [, checkAgain] = useReducer((checks: number) => checks + 1, 0);
  return (
    <div ref={frame} className={styles.frame}>
      <ErrorBoundary address="" onReset={reset} failure={MapFailure} again={RetryByItself}>
        {mayLoad ? (
          <Suspense fallback={whileLoading}>{hasWebGl() ? children : <MapFailure onRetry={checkAgain} />}</Suspense>
        ) : (
          whileLoading
        )}
      </ErrorBoundary>
    </div>
  );
}
