import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { useRef } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { MovablePin, type PinStep } from '../movable-pin.tsx';
import styles from './route-pin.module.css';

/** A stop of the route. */
export interface RouteStop extends GeoPoint {
  id: number;
  /** Place in the order of play, from 1. */
  number: number;
  /** Number and name, for screen readers and as a tooltip. */
  label: string;
  /** Not saved yet: drawn dashed. */
  isNew?: boolean;
}

interface Props {
  stop: RouteStop;
  keys: string;
  onDrag: (place: GeoPoint) => void;
  onStep: (step: PinStep) => void;
}

/** A numbered pin that can be dragged and moved with the arrow keys. */
export function RoutePin({ stop: { latitude, longitude, number, label, isNew }, keys, onDrag, onStep }: Props) {
  const pin = useRef<HTMLButtonElement>(null);
  return (
    <Marker
      latitude={latitude}
      longitude={longitude}
      anchor="bottom"
      draggable
      onDragEnd={({ lngLat: { lat, lng } }) => onDrag({ latitude: lat, longitude: lng })}
    >
      <MovablePin ref={pin} label={label} keys={keys} onMove={onStep}>
        <span className={styles.pin} data-new={isNew || undefined} title={label}>
          <span aria-hidden="true">{number}</span>
          <span className="visually-hidden">{label}</span>
        </span>
      </MovablePin>
    </Marker>
  );
}
