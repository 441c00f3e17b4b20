import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import type { MapInstance, MapProps } from 'react-map-gl/maplibre';
import { useMapStyle } from '../map-style.ts';
import type { MapMiddle } from './street-layers.ts';
import { type Streets, useStreetLayers } from './use-street-layers.ts';
import { isStreetView, streetsAlone, withStreets } from './with-streets.ts';

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

/** The style of a map: the configured one, or the parts of the outline and of this site's street map that its view shows. */
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
