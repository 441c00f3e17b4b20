import { MAP_BOUNDS, MAP_ZOOM_MAX } from '@puzzle-runs/domain/limits.ts';
import { useEffect, useRef } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { MapCanvas } from './map-canvas.tsx';
import { MapPin } from './map-pin.tsx';
import { useMapStyle } from './map-style.ts';
import type { Place } from './place-map.tsx';

export interface PinMapProps {
  /** Where the pin is; null for nowhere yet. */
  place: Place | null;
  /** What the pin is, for screen readers. */
  label: string;
  /** The pin was dragged somewhere, or somebody pointed there. */
  onPick: (place: Place) => void;
}

/** How close to begin, and to go: the embedded outline has no streets. */
const OUTLINE = { zoom: 8, maxZoom: MAP_ZOOM_MAX };
const STREETS = { zoom: 15, maxZoom: 19 };

/** A map with a pin to be put somewhere. Heavy: use `PinPicker`, which fetches this file when it is needed. */
export function PinMap({ place, label, onPick }: PinMapProps) {
  const { configured } = useMapStyle();
  const { zoom, maxZoom } = configured === null ? OUTLINE : STREETS;
  const map = useRef<MapRef>(null);
  const { latitude, longitude } = place ?? {};

  // A place that was typed or found may be out of sight; one that was pointed at never is.
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    if (!map.current?.getBounds().contains([longitude, latitude]))
      map.current?.jumpTo({ center: [longitude, latitude] });
  }, [latitude, longitude]);

  return (
    <MapCanvas
      ref={map}
      initialViewState={place ? { ...place, zoom } : { bounds: [...MAP_BOUNDS] }}
      maxZoom={maxZoom}
      cooperativeGestures
      cursor="crosshair"
      onClick={({ lngLat: { lat, lng } }) => onPick({ latitude: lat, longitude: lng })}
    >
      {place && (
        <Marker
          {...place}
          anchor="bottom"
          draggable
          onDragEnd={({ lngLat: { lat, lng } }) => onPick({ latitude: lat, longitude: lng })}
        >
          <MapPin label={label} />
        </Marker>
      )}
    </MapCanvas>
  );
}
