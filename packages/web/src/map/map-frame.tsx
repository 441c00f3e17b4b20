import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryByItself } from '../on-demand/retry-by-itself.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './map-frame.module.css';
import { useDeferredMap } from './use-deferred-map.ts';

let webGlAvailable: boolean | undefined;

/** Checked once: every check uses one of the few WebGL contexts that a page may have. */
function hasWebGl(): boolean {
  webGlAvailable ??= document.createElement('canvas').getContext('webgl2') !== null;
  return webGlAvailable;
}

/** A message in place of a map. */
export function MapNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}

/** Keeps failures inside the frame, so that the page works without the map. */
function Unavailable() {
  const { t } = useTranslation();
  return <MapNote>{t('map.unavailable')}</MapNote>;
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
  return (
    <div ref={frame} className={styles.frame}>
      <ErrorBoundary address="" onReset={reset} failure={Unavailable} again={RetryByItself}>
        {mayLoad ? (
          <Suspense fallback={whileLoading}>{hasWebGl() ? children : <Unavailable />}</Suspense>
        ) : (
          whileLoading
        )}
      </ErrorBoundary>
    </div>
  );
}
