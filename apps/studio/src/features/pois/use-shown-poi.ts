import { useDebouncedValue } from '@mantine/hooks';
import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import type { PreviewPoi } from '#preview/poi-preview.tsx';
import { useTown } from '#shell/use-town.ts';
import { hintErrors, locationErrors } from './poi-errors.ts';
import type { PoiValues } from './poi-values.ts';

/** Debounce in milliseconds before the preview draws the location, because each location needs a new map. */
const PAUSE = 500;

/** Form values of a poi for its preview, which shows all prerequisites as unmet. */
export function useShownPoi(values: PoiValues, prerequisites: readonly ManagedPrerequisite[]): PreviewPoi {
  const [settled] = useDebouncedValue(JSON.stringify({ ...values, description: '', hints: [] }), PAUSE);
  const errors = hintErrors(values);
  return {
    name: values.name,
    description: values.description,
    UnlockPrerequisites: prerequisites.map((prerequisite) => ({ ...prerequisite, remaining: prerequisite.value })),
    hints: values.hints.filter(({ id }, number) => id >= 0 && errors[`hint.${number}`] === undefined),
    arrivalRadius: values.arrival.required ? values.arrival.radius : null,
    place: usePlace(JSON.parse(settled) as PoiValues),
  };
}

function usePlace(values: PoiValues): PreviewPoi['place'] {
  const { name, location_type, address, coordinates } = values;
  const town = useTown(address.postal_code);
  if (Object.keys(locationErrors(values)).length > 0) return undefined;
  switch (location_type) {
    case 'hint':
      return undefined;
    case 'address': {
      const { pin, ...written } = address;
      const { latitude = null, longitude = null } = pin ?? {};
      return { name, location_type, location: { ...written, PostalCodeCoordinate: town ?? null, latitude, longitude } };
    }
    case 'coordinates': {
      const [latitude, longitude] = [parseDegrees(coordinates.latitude) ?? 0, parseDegrees(coordinates.longitude) ?? 0];
      return { name, location_type, location: { latitude, longitude } };
    }
  }
}
