import { onDemand } from '../../on-demand/on-demand.tsx';
import { MapFrame } from '../map-frame.tsx';
import type { TrailMapProps } from './trail-map.tsx';

const TrailMap = onDemand(() => import('./trail-map.tsx').then((file) => file.TrailMap));

/** The stops of a trail on a map, loaded lazily. Fills the height of its parent. */
export function StopsMap(props: TrailMapProps) {
  return (
    <MapFrame>
      <TrailMap {...props} />
    </MapFrame>
  );
}
