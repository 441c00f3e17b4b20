import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MapErrorBoundary } from './map-error-boundary.tsx';
import styles from './map-frame.module.css';
import { useDeferredMap } from './use-map-time.ts';

let webGlAvailable: boolean | undefined;

/** Asked once: every answer costs one of the few drawing contexts a browser gives a page. */
function hasWebGl(): boolean {
  webGlAvailable ??= document.createElement('canvas').getContext('webgl2') !== null;
  return webGlAvailable;
}

/** A sentence where a map would be. */
export function MapNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}

interface Props {
  /** What is seen until the map is there: the outline of the country, or nothing. */
  whileLoading?: 'outline';
  /** Fetched when it is time, see `useMapTime`. */
  children: ReactNode;
}

/** The frame that a lazily loaded map fills; where it cannot be drawn, a sentence says so. */
export function MapFrame({ whileLoading, children }: Props) {
  const { t } = useTranslation();
  const [frame, mayLoad] = useDeferredMap<HTMLDivElement>();
  const unavailable = <MapNote>{t('map.unavailable')}</MapNote>;
  const placeholderBox = whileLoading === 'outline' && <div className={styles.outline} />;
  return (
    <div ref={frame} className={styles.frame}>
      <MapErrorBoundary fallback={unavailable}>
        {mayLoad ? (
          <Suspense fallback={placeholderBox}>{hasWebGl() ? children : unavailable}</Suspense>
        ) : (
          placeholderBox
        )}
      </MapErrorBoundary>
    </div>
  );
}
