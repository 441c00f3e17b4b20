import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MapErrorBoundary } from './map-error-boundary.tsx';
import styles from './map-frame.module.css';

let drawable: boolean | undefined;

/** Asked once: every answer costs one of the few drawing contexts a browser gives a page. */
function canDraw(): boolean {
  drawable ??= document.createElement('canvas').getContext('webgl2') !== null;
  return drawable;
}

/** A sentence where a map would be. */
export function MapNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}

/** The frame that a lazily loaded map fills; where it cannot be drawn, a sentence says so. */
export function MapFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const unavailable = <MapNote>{t('map.unavailable')}</MapNote>;
  return (
    <div className={styles.frame}>
      <MapErrorBoundary fallback={unavailable}>
        <Suspense>{canDraw() ? children : unavailable}</Suspense>
      </MapErrorBoundary>
    </div>
  );
}
