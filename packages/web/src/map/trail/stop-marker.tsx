import { IconCheck } from '@tabler/icons-react';
import { Marker } from 'react-map-gl/maplibre';
import { classNames } from '../../ui/class-names.ts';
import type { MapStop } from './map-stop.ts';
import styles from './stop-marker.module.css';

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
