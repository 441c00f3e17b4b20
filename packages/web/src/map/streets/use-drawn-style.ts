import { useQuery } from '@tanstack/react-query';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapInstance, MapProps } from 'react-map-gl/maplibre';
import { currentLanguage } from '../../i18n/current-language.ts';
import { useMapStyle } from '../map-style.ts';
import { type MapMiddle, streetLayersAt } from './street-layers.ts';
import { isStreetView, streetsAlone, withStreets } from './with-streets.ts';

/** Milliseconds that a map waits for its first tile before it shows the outline alone. */
const FIRST_TILE_WAIT_MS = 500;

interface Streets {
  /** `missing`: this site has no street map of the place, or none at all. */
  state: 'pending' | 'drawn' | 'missing';
  layers: readonly LayerSpecification[] | null;
  /** Whether the map should be created: its streets are known, or have taken too long and are added later. */
  mayStart: boolean;
}

/** The street map of this site around a place. @param middle null while the view of the map is unknown */
function useStreetLayers(middle: MapMiddle | null): Streets {
  const { i18n } = useTranslation();
  const { servesStreets, scheme } = useMapStyle();
  const language = currentLanguage(i18n);
  const isAsked = servesStreets && middle !== null;
  const { data: layers = null, isPending } = useQuery({
    queryKey: ['streets', scheme, language, middle],
    queryFn: () => (middle ? streetLayersAt(middle, { scheme, language }) : null),
    enabled: isAsked,
    // A place without streets may have them next time: the source may have been away.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  });
  const isLate = useIsLate();

  if (!servesStreets) return { state: 'missing', layers: null, mayStart: true };
  if (!isAsked || isPending) return { state: 'pending', layers: null, mayStart: !isAsked || isLate };
  return { state: layers ? 'drawn' : 'missing', layers, mayStart: true };
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), FIRST_TILE_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

interface DrawnStyle {
  style: string | StyleSpecification;
  /** Whether it is the style that this installation has configured. */
  isConfigured: boolean;
  streets: Streets['state'];
  scheme: 'light' | 'dark';
  /** Whether the map should be created. */
  mayStart: boolean;
  /** Call it when the map has loaded, and when its zoom changes. */
  onView: (map: MapInstance) => void;
  /** Call it when the configured style cannot be loaded. */
  onStyleFailed: () => void;
}

/** What a map shows at first; null when it fits itself to bounds. */
function firstMiddle({ latitude, longitude, zoom, bounds }: MapProps['initialViewState'] = {}): MapMiddle | null {
  if (bounds || latitude === undefined || longitude === undefined) return null;
  return { lat: latitude, lng: longitude, zoom: zoom ?? 0 };
}

/**
 * The style of a map: the configured one, or the parts of the outline and of this site's street map that its view
 * shows.
 */
export function useDrawnStyle(initialViewState: MapProps['initialViewState']): DrawnStyle {
  const { configured, outline, scheme } = useMapStyle();
  const [styleFailed, setStyleFailed] = useState(false);
  const [middle, setMiddle] = useState(() => firstMiddle(initialViewState));
  const [isOutlineNeeded, setIsOutlineNeeded] = useState(() => middle === null || !isStreetView(middle.zoom));
  const { state, layers, mayStart } = useStreetLayers(middle);
  const embedded = useMemo(() => {
    if (!layers) return outline;
    return isOutlineNeeded ? withStreets(outline, layers, scheme) : streetsAlone(outline, layers, scheme);
  }, [outline, layers, scheme, isOutlineNeeded]);
  const isConfigured = configured !== null && !styleFailed;

  return {
    style: isConfigured ? configured : embedded,
    isConfigured,
    streets: state,
    scheme,
    mayStart,
    onView(map) {
      const zoom = map.getZoom();
      const { lat, lng } = map.getCenter();
      setMiddle((known) => known ?? { lat, lng, zoom });
      if (!isStreetView(zoom)) setIsOutlineNeeded(true);
    },
    onStyleFailed: () => setStyleFailed(true),
  };
}
