import type { ManagedHint } from '@puzzle-runs/contract/management/hint.ts';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import type { LocationType } from '@puzzle-runs/domain/poi/arrival.ts';
import { ARRIVAL_RADIUS_PROPOSED } from '@puzzle-runs/domain/poi/arrival.ts';
import { AT_ONCE } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { pinOf } from '@puzzle-runs/web/poi/map-link.ts';
import { writtenDegrees } from '#ui/pin-texts.ts';

/** Hint in the form: id 0 means new, a negative id marks a stored hint for deletion. */
export type EditedHint = ManagedHint;

/** Form values of a poi. Only the fields of its location kind are used. */
export interface PoiValues {
  name: string;
  /** HTML. */
  description: string;
  location_type: LocationType;
  hints: EditedHint[];
  address: { street: string; postal_code: string; location: string; pin: GeoPoint | null };
  /** Degrees as typed, with a decimal point. */
  coordinates: { latitude: string; longitude: string };
  arrival: ArrivalValues;
}

/** How players arrive, in the form. The numbers are kept while their switch is off. */
export interface ArrivalValues {
  /** Whether the tasks open on arrival. */
  required: boolean;
  /** Metres. */
  radius: number;
  /** Whether players may report the arrival themselves, after these minutes. */
  selfReport: boolean;
  waitMinutes: number;
  /** Hidden place that hints lead to. */
  target: GeoPoint | null;
}

/** Minutes that the form proposes. */
const WAIT_MINUTES_PROPOSED = 5;

export const NEW_HINT: EditedHint = {
  id: 0,
  hint_type: 'text',
  hint_value: '',
  hint_description: '',
  cost: 0,
  ...AT_ONCE,
};

export const EMPTY_POI: PoiValues = {
  name: '',
  description: '',
  location_type: 'coordinates',
  hints: [NEW_HINT],
  address: { street: '', postal_code: '', location: '', pin: null },
  coordinates: { latitude: '', longitude: '' },
  arrival: {
    required: false,
    radius: ARRIVAL_RADIUS_PROPOSED,
    selfReport: false,
    waitMinutes: WAIT_MINUTES_PROPOSED,
    target: null,
  },
};

/** The values with these coordinates, as the fields write them. */
export function withCoordinates(values: PoiValues, { latitude, longitude }: GeoPoint): PoiValues {
  return { ...values, coordinates: { latitude: writtenDegrees(latitude), longitude: writtenDegrees(longitude) } };
}

/** Form values of a stored poi, or of a new one. */
export function poiValuesOf(poi: ManagedPoi | undefined): PoiValues {
  if (!poi) return EMPTY_POI;
  const { name, description, location_type } = poi;
  const common = {
    ...EMPTY_POI,
    name,
    description,
    location_type,
    hints: [...hintsOf(poi)],
    arrival: arrivalValuesOf(poi),
  };
  switch (poi.location_type) {
    case 'hint':
      return common;
    case 'address': {
      const { street, postal_code, location } = poi.location;
      return { ...common, address: { street, postal_code, location, pin: pinOf(poi.location) } };
    }
    case 'coordinates': {
      const { latitude, longitude } = poi.location;
      return { ...common, coordinates: { latitude: String(latitude), longitude: String(longitude) } };
    }
  }
}

function arrivalValuesOf(poi: ManagedPoi): ArrivalValues {
  const { arrival_radius: radius, arrival_wait_minutes: minutes } = poi;
  return {
    required: radius !== null,
    radius: radius ?? ARRIVAL_RADIUS_PROPOSED,
    selfReport: minutes !== null,
    waitMinutes: minutes ?? WAIT_MINUTES_PROPOSED,
    target: poi.location_type === 'hint' ? poi.target : null,
  };
}
