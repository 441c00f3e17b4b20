import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { IconCheck } from '@tabler/icons-react';
import { Marker } from 'react-map-gl/maplibre';
import { classNames } from '../../ui/class-names.ts';
import styles from './stop-marker.module.css';

/** A stop of a trail on a map. */
export interface MapStop extends GeoPoint {
  id: number;
  /** Place in the order of play, from 1. */
  number: number;
  /** `current`: the next stop to visit; `closed`: not solved, with nothing to do, or full. */
  tone: 'done' | 'current' | 'open' | 'closed';
  /** Number, name and state, for screen readers. */
  label: string;
}

interface Props {
  stop: MapStop;
  selected: boolean;
  onSelect: () => void;
}

/** A numbered stop on the map, as a button; a check mark when it is done. */
export function StopMarker({ stop: { latitude, longitude, number, tone, label }, selected, onSelect }: Props) {
  return (
    <Marker latitude={latitude} longitude={longitude} style={{ zIndex: selected ? 2 : tone === 'current' ? 1 : 0 }}>
      <button
        type="button"
        className={classNames(styles.stop, styles[tone])}
        aria-label={label}
        aria-pressed={selected}
        onClick={(event) => {
          event.stopPropagation();
          onSelect();
        }}
      >
        <span>{tone === 'done' ? <IconCheck aria-hidden size={20} stroke={3} /> : number}</span>
      </button>
    </Marker>
  );
}
