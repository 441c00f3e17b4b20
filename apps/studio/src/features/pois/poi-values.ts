import type { ManagedHint, ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { LocationType } from '@puzzle-runs/domain/poi/poi-types.ts';

/** A hint in the list as it is edited: id 0 is new, the negative of an id marks a stored hint for deletion. */
export type EditedHint = ManagedHint;

/** What the forms of a poi hold. Only the part of its own kind of location counts. */
export interface PoiValues {
  name: string;
  /** HTML. */
  description: string;
  location_type: LocationType;
  hints: EditedHint[];
  address: { street: string; postal_code: string; location: string };
  /** Degrees as they are typed, with a dot. */
  coordinates: { latitude: string; longitude: string };
}

export const NEW_HINT: EditedHint = { id: 0, hint_type: 'text', hint_value: '', cost: 0 };

export const EMPTY_POI: PoiValues = {
  name: '',
  description: '',
  location_type: 'hint',
  hints: [NEW_HINT],
  address: { street: '', postal_code: '', location: '' },
  coordinates: { latitude: '', longitude: '' },
};

/** What the forms of a poi show; of a new one, what they begin with. */
export function valuesOf(poi: ManagedPoi | undefined): PoiValues {
  if (!poi) return EMPTY_POI;
  const { name, description, location_type } = poi;
  const common = { ...EMPTY_POI, name, description, location_type, hints: [] };
  switch (poi.location_type) {
    case 'hint':
      return { ...common, hints: poi.location };
    case 'address': {
      const { street, postal_code, location } = poi.location;
      return { ...common, address: { street, postal_code, location } };
    }
    case 'coordinates': {
      const { latitude, longitude } = poi.location;
      return { ...common, coordinates: { latitude: String(latitude), longitude: String(longitude) } };
    }
  }
}
