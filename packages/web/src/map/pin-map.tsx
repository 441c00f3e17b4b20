import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { MAP_BOUNDS, MAP_ZOOM_MAX } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { useStreets } from './map-style.ts';
import { MovablePin, type PinStep } from './movable-pin.tsx';
import styles from './pin-map.module.css';

/** Zoom levels farther out than a placed pin: a town instead of a street. */
const TOWN_FARTHER = 2;

export interface PinMapProps {
  /** Position of the pin; null before it is placed. */
  place: GeoPoint | null;
  /** Where the map opens while the pin is not placed; the whole country by default. */
  around?: GeoPoint | null;
  /** Numbered places around the pin, which only show where they are. */
  others?: readonly (GeoPoint & { number: number; name: string })[];
  /** Number in the pin. */
  number?: number | undefined;
  texts: {
    /** Label of the pin. */
    pin: string;
    /** Instructions for moving it with keys. */
    keys: string;
    /** Label of the button that places the first pin in the centre of the map. */
    placePin: string;
    /** Announces the new position after a move by key. */
    moved: (place: GeoPoint) => string;
  };
  /** Called when the pin was moved, or a point on the map was clicked. */
  onPick: (place: GeoPoint) => void;
}

/** Initial and maximum zoom: the embedded outline has no streets. */
const OUTLINE = { zoom: 8, maxZoom: MAP_ZOOM_MAX };
const STREETS = { zoom: 15, maxZoom: 18 };

/** A map with a pin to place by click, drag or keys. Heavy: use `PinPicker`, which loads it lazily. */
export function PinMap({ place, around, others = [], number, texts: words, onPick }: PinMapProps) {
  const { zoom, maxZoom } = useStreets() ? STREETS : OUTLINE;
  const map = useRef<MapRef>(null);
  const [isStarted, setStarted] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const pin = useRef<HTMLButtonElement>(null);
  /** Whether to focus the pin: the button that placed it is about to disappear. */
  const focusPin = useRef(false);
  const { latitude, longitude } = place ?? {};

  // A typed or found place may be outside the visible part; a clicked one never is.
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    if (!map.current?.getBounds().contains([longitude, latitude]))
      map.current?.jumpTo({ center: [longitude, latitude] });
    if (focusPin.current) pin.current?.focus();
    focusPin.current = false;
  }, [latitude, longitude]);

  // The town may become known, or change, after the map was opened.
  const openAt = useEffectEvent((center: [number, number]) => {
    if (!place) map.current?.jumpTo({ center, zoom: zoom - TOWN_FARTHER });
  });
  const { latitude: north, longitude: east } = around ?? {};
  useEffect(() => {
    if (north !== undefined && east !== undefined) openAt([east, north]);
  }, [north, east]);

  function pick({ lat, lng }: { lat: number; lng: number }): GeoPoint {
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
        initialViewState={viewOf(place, around, zoom)}
        of={words.pin}
        maxZoom={maxZoom}
        outlineZoom={OUTLINE.zoom}
        cooperativeGestures
        cursor="crosshair"
        onLoad={() => setStarted(true)}
        onClick={({ lngLat }) => pick(lngLat)}
      >
        {others.map(({ number: position, name, latitude: north, longitude: east }) => (
          <Marker key={position} latitude={north} longitude={east}>
            <span className={styles.other} title={name}>
              <span className="visually-hidden">{name}</span> {position}
            </span>
          </Marker>
        ))}
        {place && (
          <Marker {...place} anchor="bottom" draggable onDragEnd={({ lngLat }) => pick(lngLat)}>
            <MovablePin ref={pin} label={words.pin} keys={words.keys} onMove={move}>
              {number !== undefined && (
                <span className={styles.numbered}>
                  <span className="visually-hidden">{words.pin}</span> {number}
                </span>
              )}
            </MovablePin>
          </Marker>
        )}
      </MapCanvas>
      {!place && (
        <Button variant="quiet" className={styles.put} disabled={!isStarted} onClick={placeInCentre}>
          {words.placePin}
        </Button>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

function viewOf(place: GeoPoint | null, around: GeoPoint | null | undefined, zoom: number) {
  if (place) return { ...place, zoom };
  if (!around) return { bounds: [...MAP_BOUNDS] as [number, number, number, number] };
  return { latitude: around.latitude, longitude: around.longitude, zoom: zoom - TOWN_FARTHER };
}
