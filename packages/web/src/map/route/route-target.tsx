import { Marker } from 'react-map-gl/maplibre';
import type { RouteStop } from './route-pin.tsx';
import styles from './route-target.module.css';

/** A hidden place that players have to find, with the number of its stop. It cannot be moved here. */
export function RouteTarget({ target: { latitude, longitude, number, label } }: { target: RouteStop }) {
  return (
    <Marker latitude={latitude} longitude={longitude}>
      <span className={styles.target} role="img" aria-label={label} title={label}>
        <span aria-hidden="true">{number}</span>
      </span>
    </Marker>
  );
}
