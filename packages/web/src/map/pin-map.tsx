import { MAP_BOUNDS, MAP_ZOOM_MAX } from '@puzzle-runs/domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { useMapStyle } from './map-style.ts';
import { MovablePin, type PinStep } from './movable-pin.tsx';
import styles from './pin-map.module.css';
import type { Coordinates } from './place-map.tsx';

export interface PinMapProps {
  /** Where the pin is; null for nowhere yet. */
  place: Coordinates | null;
  texts: {
    /** What the pin is. */
    pin: string;
    /** How it is moved by keys. */
    keys: string;
    /** Says the button that puts a first pin into the middle of the map. */
    placePin: string;
    /** Read out where the pin is after a key has moved it. */
    moved: (place: Coordinates) => string;
  };
  /** The pin was moved somewhere, or somebody pointed there. */
  onPick: (place: Coordinates) => void;
}

/** How close to begin, and to go: the embedded outline has no streets. */
const OUTLINE = { zoom: 8, maxZoom: MAP_ZOOM_MAX };
const STREETS = { zoom: 15, maxZoom: 19 };

/** A map with a pin to be put somewhere: by pointing, by dragging, by keys. Heavy: use `PinPicker`, which fetches this file when it is needed. */
export function PinMap({ place, texts: words, onPick }: PinMapProps) {
  const { configured } = useMapStyle();
  const { zoom, maxZoom } = configured === null ? OUTLINE : STREETS;
  const map = useRef<MapRef>(null);
  const [announcement, setAnnouncement] = useState('');
  const pin = useRef<HTMLButtonElement>(null);
  /** The pin was put there by a button, which is gone then. */
  const focusPin = useRef(false);
  const { latitude, longitude } = place ?? {};

  // A place that was typed or found may be out of sight; one that was pointed at never is.
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    if (!map.current?.getBounds().contains([longitude, latitude]))
      map.current?.jumpTo({ center: [longitude, latitude] });
    if (focusPin.current) pin.current?.focus();
    focusPin.current = false;
  }, [latitude, longitude]);

  function pick({ lat, lng }: { lat: number; lng: number }): Coordinates {
    const picked = { latitude: lat, longitude: lng };
    onPick(picked);
    return picked;
  }

  function move({ x, y }: PinStep) {
    if (!map.current || !place) return;
    const from = map.current.project([place.longitude, place.latitude]);
    setAnnouncement(words.moved(pick(map.current.unproject([from.x + x, from.y + y]))));
  }

  function placeInCentre() {
    if (!map.current) return;
    setAnnouncement(words.moved(pick(map.current.getCenter())));
    focusPin.current = true;
  }

  return (
    <>
      <MapCanvas
        ref={map}
        initialViewState={place ? { ...place, zoom } : { bounds: [...MAP_BOUNDS] }}
        maxZoom={maxZoom}
        cooperativeGestures
        cursor="crosshair"
        onClick={({ lngLat }) => pick(lngLat)}
      >
        {place && (
          <Marker {...place} anchor="bottom" draggable onDragEnd={({ lngLat }) => pick(lngLat)}>
            <MovablePin ref={pin} label={words.pin} keys={words.keys} onMove={move} />
          </Marker>
        )}
      </MapCanvas>
      {!place && (
        <Button variant="quiet" className={styles.put} onClick={placeInCentre}>
          {words.placePin}
        </Button>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
