import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { MAP_BOUNDS } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { useRef, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { boundsOf } from '../bounds.ts';
import { MapCanvas } from '../map-canvas.tsx';
import type { PinStep } from '../movable-pin.tsx';
import { TrailLine } from '../trail/trail-line.tsx';
import styles from './route-map.module.css';
import { RoutePin, type RouteStop } from './route-pin.tsx';

export interface RouteMapProps {
  /** In the order of play. */
  stops: readonly RouteStop[];
  /** Hidden places, which are not on the line. */
  targets?: readonly RouteStop[];
  /** Where the map opens without stops and targets; the whole country by default. */
  around?: GeoPoint | null;
  texts: {
    /** Label of the button that adds a stop in the centre of the map. */
    add: string;
    /** Instructions for moving a pin with keys. */
    keys: string;
    /** Announces the new position after a move by key. */
    moved: (place: GeoPoint) => string;
  };
  /** Called when a pin was dragged, or moved by a key; keys move it in many small steps. */
  onMove: (id: number, place: GeoPoint, by: 'drag' | 'key') => void;
  /** Called when a point on the map was clicked, or the button was pressed. */
  onAdd: (place: GeoPoint) => void;
}

/** Pins extend above their place, and the controls are on the right. */
const FIT = { padding: { top: 64, right: 84, bottom: 64, left: 40 }, maxZoom: 16 };

/** Also without streets: an empty map still shows where the spots are relative to each other. */
const MAX_ZOOM = 19;

/** A town fills the map. */
const TOWN_ZOOM = 13;

/** Pins in their order with a line between them. Heavy: use `RouteEditor`, which loads it lazily. */
export function RouteMap({ stops, targets = [], around, texts, onMove, onAdd }: RouteMapProps) {
  const map = useRef<MapRef>(null);
  const [announcement, setAnnouncement] = useState('');

  function step({ id, latitude, longitude }: RouteStop, { x, y }: PinStep) {
    if (!map.current) return;
    const from = map.current.project([longitude, latitude]);
    const { lat, lng } = map.current.unproject([from.x + x, from.y + y]);
    const place = { latitude: lat, longitude: lng };
    onMove(id, place, 'key');
    setAnnouncement(texts.moved(place));
  }

  function add({ lat, lng }: { lat: number; lng: number }) {
    const place = { latitude: lat, longitude: lng };
    onAdd(place);
    setAnnouncement(texts.moved(place));
  }

  return (
    <>
      <MapCanvas
        ref={map}
        initialViewState={viewOf([...stops, ...targets], around)}
        maxZoom={MAX_ZOOM}
        cooperativeGestures
        cursor="crosshair"
        onClick={({ lngLat, originalEvent }) => {
          const isOnPin = originalEvent.target instanceof Element && originalEvent.target.closest('.maplibregl-marker');
          if (!isOnPin) add(lngLat);
        }}
      >
        <TrailLine stops={stops} />
        {targets.map((target) => (
          <RouteTarget key={target.id} target={target} />
        ))}
        {stops.map((stop) => (
          <RoutePin
            key={stop.id}
            stop={stop}
            keys={texts.keys}
            onDrag={(place) => onMove(stop.id, place, 'drag')}
            onStep={(by) => step(stop, by)}
          />
        ))}
      </MapCanvas>
      <Button variant="quiet" className={styles.add} onClick={() => map.current && add(map.current.getCenter())}>
        {texts.add}
      </Button>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

function viewOf(places: readonly GeoPoint[], around: GeoPoint | null | undefined) {
  if (places.length > 0) return { bounds: boundsOf(places), fitBoundsOptions: FIT };
  if (!around) return { bounds: [...MAP_BOUNDS] as [number, number, number, number] };
  return { latitude: around.latitude, longitude: around.longitude, zoom: TOWN_ZOOM };
}

/** A hidden place that players have to find, with the number of its stop. It cannot be moved here. */
function RouteTarget({ target: { latitude, longitude, number, label } }: { target: RouteStop }) {
  return (
    <Marker latitude={latitude} longitude={longitude}>
      <span className={styles.target} role="img" aria-label={label} title={label}>
        <span aria-hidden="true">{number}</span>
      </span>
    </Marker>
  );
}
