import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useWay } from './way-to.ts';

/** How far a place is, after the name of the place; nothing while the position is unknown. */
export function Distance({ target }: { target: GeoPoint }) {
  const { state } = usePosition();
  const way = useWay(target, 'fix' in state ? state.fix : null);
  return way?.distanceText ? ` · ${way.distanceText}` : null;
}
