import { onDemand } from '../../on-demand/on-demand.tsx';
import { MapFrame } from '../map-frame.tsx';
import type { RouteMapProps } from './route-map.tsx';

const RouteMap = onDemand(() => import('./route-map.tsx').then((file) => file.RouteMap));

/**
 * Numbered pins on a map, joined by a line, each of which can be moved; loaded lazily. Fills the height of its parent.
 */
export function RouteEditor(props: RouteMapProps) {
  return (
    <MapFrame>
      <RouteMap {...props} />
    </MapFrame>
  );
}
