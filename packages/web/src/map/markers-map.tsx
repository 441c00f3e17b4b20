import { onDemand } from '../on-demand/on-demand.tsx';
import type { ClusterMapProps } from './cluster-map.tsx';
import { CountryOutline } from './country-outline.tsx';
import { MapFrame } from './map-frame.tsx';

const ClusterMap = onDemand(() => import('./cluster-map.tsx').then((file) => file.ClusterMap));

/** The map of the country with its markers, loaded lazily. Fills the height of its parent. */
export function MarkersMap(props: ClusterMapProps) {
  return (
    <MapFrame whileLoading={<CountryOutline />}>
      <ClusterMap {...props} />
    </MapFrame>
  );
}
