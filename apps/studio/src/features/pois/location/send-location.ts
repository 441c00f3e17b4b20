import type { LocationChange, ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import { addressChange, coordinatesChange } from '../poi-changes.ts';
import type { PoiValues } from '../poi-values.ts';

/** Changed location of a poi, by kind. */
export type PlaceChange =
  | { kind: 'address'; body: LocationChange<'address'> }
  | { kind: 'coordinates'; body: NonNullable<ReturnType<typeof coordinatesChange>> };

/** Compares two locations; undefined if nothing changed. */
export function placeChange(before: PoiValues, now: PoiValues): PlaceChange | undefined {
  switch (now.location_type) {
    case 'hint':
      return undefined; // found by its hints, which are saved by themselves
    case 'address': {
      const body = addressChange(before, now);
      return body && { kind: 'address', body };
    }
    case 'coordinates': {
      const body = coordinatesChange(before, now);
      return body && { kind: 'coordinates', body };
    }
  }
}

interface SendingPlace {
  poiId: number;
  /** `updated_at` that the client read, for conflict detection. */
  readAt: string | undefined;
}

/** Saves the location of a poi. */
export function sendPlace(change: PlaceChange, { poiId, readAt }: SendingPlace): Promise<ManagedPoi> {
  const params = { poi_id: poiId };
  const { changeAddress, changeCoordinates } = routes.managedPois;
  switch (change.kind) {
    case 'address':
      return accountCall(changeAddress, { params, body: { ...change.body, updated_at: readAt } });
    case 'coordinates':
      return accountCall(changeCoordinates, { params, body: { ...change.body, updated_at: readAt } });
  }
}
