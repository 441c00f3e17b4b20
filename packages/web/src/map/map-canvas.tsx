import 'maplibre-gl/dist/maplibre-gl.css';
import { MAP_ZOOM_MAX } from '@puzzle-runs/domain/geo/tiles-around.ts';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MapInstance, type MapProps, type MapRef, Map as MapView, NavigationControl } from 'react-map-gl/maplibre';
import { mapTexts } from '../i18n/map.ts';
import styles from './map-canvas.module.css';
import { LocateButton, OwnPosition, useLocating } from './position/own-position.tsx';
import { StalledMap } from './stalled-map.tsx';
import { useDrawnStyle } from './streets/use-drawn-style.ts';

/**
 * MapLibre's own texts in the site's language. A map reads them when it is created, and is recreated when the language
 * changes.
 */
function useMapTexts(of: string | undefined): Record<string, string> {
  const { t } = useTranslation(mapTexts);
  return {
    'Map.Title': of === undefined ? t('map.title') : `${t('map.title')}: ${of}`,
    'NavigationControl.ZoomIn': t('map.zoomIn'),
    'NavigationControl.ZoomOut': t('map.zoomOut'),
    'AttributionControl.ToggleAttribution': t('map.attribution'),
    'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
    'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlScroll'),
    'CooperativeGesturesHandler.MacHelpText': t('map.cmdScroll'),
  };
}

/** The library with its workers, loaded beside the settings and the first tile of the map. */
const library = import('maplibre-gl').then((lib) => {
  lib.setWorkerUrl(workerUrl);
  lib.prewarm();
  return lib;
});
library.catch(() => undefined); // `MapView` reports it

const SMALL_MAP_PX = 480;

/** How close the map moves to the player, with streets and without. */
const [STREET_ZOOM, OUTLINE_ZOOM] = [15, 7];

/** Map labels use our own text font, which must be loaded before the first label is drawn. */
const fontsReady = document.fonts.load('12px "Atkinson Hyperlegible Next Variable"').catch(() => []);

/**
 * Keeps north up (fingers and keys cannot rotate) and folds the attribution on small maps, where it would cover a
 * third.
 */
function prepareMap(map: MapInstance) {
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const container = map.getContainer();
  if (container.clientWidth < SMALL_MAP_PX) {
    container.querySelector('.maplibregl-ctrl-attrib')?.classList.remove('maplibregl-compact-show');
  }
}

/** Whether the view is so close that the outline of the country would show plain ground only. */
function isCloserThanOutline(map: MapInstance): boolean {
  return map.getZoom() > MAP_ZOOM_MAX;
}

interface Props extends Omit<MapProps, 'mapStyle' | 'style' | 'locale' | 'workerUrl' | 'onError'> {
  ref?: Ref<MapRef>;
  /** Zoom of a place where the map turns out to have no streets: the outline shows it in its part of the country. */
  outlineZoom?: number;
  /** What the map is about, where a page has several. */
  of?: string;
  /** The map shows the player itself, and has a button for that. */
  showsPlayer?: boolean;
  children?: ReactNode;
}

/**
 * A map with controls, in the configured style, or the embedded outline with the streets of this site. Heavy: load it
 * lazily, inside a `MapFrame`.
 */
export function MapCanvas({ children, ref, outlineZoom, maxZoom, of, showsPlayer = false, ...props }: Props) {
  const { t, i18n } = useTranslation(mapTexts);
  const locale = useMapTexts(of);
  const { style, isConfigured, streets, scheme, mayStart, onView, onStyleFailed } = useDrawnStyle(
    props.initialViewState,
  );
  const [isClose, setIsClose] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const [map, setMap] = useState<MapInstance>();
  const [starts, setStarts] = useState(1);
  const canvas = useRef<HTMLDivElement>(null);
  const isOutlineOnly = streets === 'missing' && !isConfigured;
  const hasStreets = isConfigured || streets === 'drawn';
  const own = useLocating(map, hasStreets ? STREET_ZOOM : OUTLINE_ZOOM);
  useEffect(() => {
    if (isOutlineOnly && outlineZoom !== undefined) map?.jumpTo({ zoom: Math.min(map.getZoom(), outlineZoom) });
  }, [map, isOutlineOnly, outlineZoom]);
  use(fontsReady);

  function startAgain() {
    setStarts((count) => count + 1);
  }

  if (failure) throw failure;
  const limit = isOutlineOnly && outlineZoom !== undefined ? MAP_ZOOM_MAX : maxZoom;

  if (!mayStart) return null;
  return (
    <div ref={canvas} className={styles.canvas}>
      <MapView
        key={`${i18n.language} ${scheme} ${starts}`}
        ref={ref ?? null}
        mapStyle={style}
        validateStyle={isConfigured}
        locale={locale}
        workerUrl={workerUrl}
        attributionControl={{ compact: true }}
        dragRotate={false}
        touchPitch={false}
        renderWorldCopies={false}
        fadeDuration={0} // a third of a second less until a weak phone has drawn its labels
        {...(limit !== undefined && { maxZoom: limit })}
        onError={({ target, error }) => {
          // Without a target the map could not be created at all; before the style has loaded, it is the style that
          // failed. React has taken the page off the screen while the library was loading: the map starts again when
          // the page is back.
          if (!target && !canvas.current) startAgain();
          else if (!target) setFailure(error);
          else if (!target.isStyleLoaded()) onStyleFailed();
        }}
        {...props}
        onLoad={(event) => {
          prepareMap(event.target);
          setMap(event.target);
          onView(event.target);
          setIsClose(isCloserThanOutline(event.target));
          props.onLoad?.(event);
        }}
        onZoom={(event) => {
          onView(event.target);
          props.onZoom?.(event);
        }}
        onZoomEnd={(event) => {
          setIsClose(isCloserThanOutline(event.target));
          props.onZoomEnd?.(event);
        }}
      >
        <NavigationControl position="top-right" showCompass={false} />
        {!showsPlayer && own.fix && <OwnPosition fix={own.fix} />}
        {children}
      </MapView>
      <StalledMap key={starts} library={library} box={canvas} onRetry={startAgain} />
      {!showsPlayer && <LocateButton onPress={own.locate} />}
      {streets === 'drawn' && <OsmAttribution />}
      {isClose && isOutlineOnly && !own.failed && (
        <p className={styles.noStreets} role="status">
          {t('map.noStreets')}
        </p>
      )}
      {own.failed && (
        <p className={styles.status} role="status">
          {t('map.noLocation')}
        </p>
      )}
    </div>
  );
}

/** Attribution of the street map, which its licence wants to be visible at once, also on a small map. */
function OsmAttribution() {
  const { t } = useTranslation(mapTexts);
  return (
    <a className={styles.osm} href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      {t('map.osm')}
    </a>
  );
}
