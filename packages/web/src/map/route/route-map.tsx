import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { useRef, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { LiveRegion } from '../../ui/live-region.tsx';
import { boundsOf } from '../bounds.ts';
import { MapCanvas } from '../map-canvas.tsx';
import type { PinStep } from '../movable-pin.tsx';
import { TrailLine } from '../trail/trail-line.tsx';
import styles from './route-map.module.css';
import { RoutePin, type RouteStop } from './route-pin.tsx';

export interface RouteMapProps {
  /** In the order of play. Without targets not empty. */
  stops: readonly RouteStop[];
  /** Hidden places, which are not on the line. */
  targets?: readonly RouteStop[];
  texts: {
    /** Instructions for moving a pin with keys. */
    keys: string;
    /** Announces the new position after a move by key. */
    moved: (place: GeoPoint) => string;
  };
  /** Called when a pin was dragged, or moved by a key; keys move it in many small steps. */
  onMove: (id: number, place: GeoPoint, by: 'drag' | 'key') => void;
}

/** Pins extend above their place, and the controls are on the right. */
const FIT = { padding: { top: 64, right: 84, bottom: 64, left: 40 }, maxZoom: 16 };

/** Also without streets: an empty map still shows where the spots are relative to each other. */
const MAX_ZOOM = 19;

/** Pins in their order with a line between them. Heavy: use `RouteEditor`, which loads it lazily. */
export function RouteMap({ stops, targets = [], texts, onMove }: RouteMapProps) {
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

  return (
    <>
      <MapCanvas
        ref={map}
        initialViewState={{ bounds: boundsOf([...stops, ...targets]), fitBoundsOptions: FIT }}
        maxZoom={MAX_ZOOM}
        cooperativeGestures
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
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
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
