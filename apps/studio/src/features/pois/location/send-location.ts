import type { LocationChange, ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import { addressChange, coordinatesChange, hintChange } from '../poi-changes.ts';
import type { PoiValues } from '../poi-values.ts';

/** What changed of a poi's place, by its kind. */
export type PlaceChange =
  | { kind: 'hint'; body: LocationChange<'hint'> }
  | { kind: 'address'; body: LocationChange<'address'> }
  | { kind: 'coordinates'; body: NonNullable<ReturnType<typeof coordinatesChange>> };

/** What is to be saved of the place; undefined when nothing changed. */
export function placeChange(before: PoiValues, now: PoiValues): PlaceChange | undefined {
  switch (now.location_type) {
    case 'hint': {
      const body = hintChange(before.hints, now.hints);
      return body && { kind: 'hint', body };
    }
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

/** Saves the place of a poi as it was read at `updated_at`. */
export function sendPlace({ id, updated_at }: ManagedPoi, change: PlaceChange): Promise<ManagedPoi> {
  const at = { params: { poi_id: id } };
  switch (change.kind) {
    case 'hint':
      return accountCall(routes.managedPois.changeHints, { ...at, body: { ...change.body, updated_at } });
    case 'address':
      return accountCall(routes.managedPois.changeAddress, { ...at, body: { ...change.body, updated_at } });
    case 'coordinates':
      return accountCall(routes.managedPois.changeCoordinates, { ...at, body: { ...change.body, updated_at } });
  }
}
