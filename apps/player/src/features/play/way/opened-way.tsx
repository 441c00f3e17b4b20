import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { PoiLocation } from '@puzzle-runs/web/poi/poi-location.tsx';
import { CompassCard } from '../compass/compass-card.tsx';
import { knownPlaceOf } from '../compass/known-place.ts';

/** Compass, maps app, coordinates and map of a poi; the quests have the main button. */
export function OpenedWay({ poi }: { poi: Exclude<OpenPoi, { location_type: 'hint' }> }) {
  const place = knownPlaceOf(poi);
  return (
    <PoiLocation poi={poi} quiet>
      {place && <CompassCard target={place} />}
    </PoiLocation>
  );
}
