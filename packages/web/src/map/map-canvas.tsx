import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, type Ref, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GeolocateControl,
  type MapInstance,
  type MapProps,
  type MapRef,
  Map as MapView,
  NavigationControl,
} from 'react-map-gl/maplibre';
import styles from './map-canvas.module.css';
import { useMapStyle } from './map-style.ts';
import { useMapTexts } from './map-texts.ts';

const SMALL_MAP_PX = 480;

/** Labels are drawn in our own text face, which must be there before the first of them is. */
const fontsReady = document.fonts.load('12px "Atkinson Hyperlegible Next Variable"').catch(() => []);

/**
 * North stays up, whatever fingers and keys do. On a small map the attribution begins folded behind its button: open, it would
 * cover a third of it.
 */
function prepareMap(map: MapInstance) {
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const container = map.getContainer();
  if (container.clientWidth < SMALL_MAP_PX) {
    container.querySelector('.maplibregl-ctrl-attrib')?.classList.remove('maplibregl-compact-show');
  }
}

interface Props extends Omit<MapProps, 'mapStyle' | 'style' | 'locale' | 'workerUrl' | 'onError'> {
  ref?: Ref<MapRef>;
  children?: ReactNode;
}

/** A map with its controls, in the configured style or the embedded outline. Heavy: load it lazily, inside a `MapFrame`. */
export function MapCanvas({ children, ref, ...props }: Props) {
  const { t, i18n } = useTranslation();
  const locale = useMapTexts();
  const { configured, embedded } = useMapStyle();
  const [locationFailed, setLocationFailed] = useState(false);
  const [styleFailed, setStyleFailed] = useState(false);
  const [failure, setFailure] = useState<Error>();
  use(fontsReady);

  if (failure) throw failure;
  const drawsStreets = configured !== null && !styleFailed;

  return (
    <div className={styles.canvas}>
      <MapView
        key={i18n.language}
        ref={ref ?? null}
        mapStyle={drawsStreets ? configured : embedded}
        locale={locale}
        workerUrl={workerUrl}
        attributionControl={{ compact: true }}
        dragRotate={false}
        touchPitch={false}
        renderWorldCopies={false}
        onError={({ target, error }) => {
          // Without a target there is no map at all; before the style is there, it is the style that failed.
          if (!target) setFailure(error);
          else if (!target.isStyleLoaded()) setStyleFailed(true);
        }}
        {...props}
        onLoad={(event) => {
          prepareMap(event.target);
          props.onLoad?.(event);
        }}
      >
        <NavigationControl position="top-right" showCompass={false} />
        <GeolocateControl
          position="top-right"
          trackUserLocation
          fitBoundsOptions={{ maxZoom: drawsStreets ? 15 : 7 }}
          onError={() => setLocationFailed(true)}
          onGeolocate={() => setLocationFailed(false)}
        />
        {children}
      </MapView>
      {locationFailed && (
        <p className={styles.status} role="status">
          {t('map.noLocation')}
        </p>
      )}
    </div>
  );
}
