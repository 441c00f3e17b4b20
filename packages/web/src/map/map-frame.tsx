import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MapErrorBoundary } from './map-error-boundary.tsx';
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

interface Props {
  /** Shown until the map has loaded. */
  whileLoading?: ReactNode;
  /** Mounted when `useDeferredMap` allows it. */
  children: ReactNode;
}

/** Frame of a lazily loaded map; shows a message where the browser cannot draw it. */
export function MapFrame({ whileLoading, children }: Props) {
  const { t } = useTranslation();
  const [frame, mayLoad] = useDeferredMap<HTMLDivElement>();
  const unavailable = <MapNote>{t('map.unavailable')}</MapNote>;
  return (
    <div ref={frame} className={styles.frame}>
      <MapErrorBoundary fallback={unavailable}>
        {mayLoad ? <Suspense fallback={whileLoading}>{hasWebGl() ? children : unavailable}</Suspense> : whileLoading}
      </MapErrorBoundary>
    </div>
  );
}
