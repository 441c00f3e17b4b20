import { onDemand } from '../on-demand/on-demand.tsx';
import { MapFrame } from './map-frame.tsx';
import type { PinMapProps } from './pin-map.tsx';

const PinMap = onDemand(() => import('./pin-map.tsx').then((file) => file.PinMap));

/** A map for placing a pin, loaded lazily. Fills the height of its parent. */
export function PinPicker(props: PinMapProps) {
  return (
    <MapFrame>
      <PinMap {...props} />
    </MapFrame>
  );
}
