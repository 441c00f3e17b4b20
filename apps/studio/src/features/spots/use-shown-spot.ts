import { useDebouncedValue } from '@mantine/hooks';
import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { degreesOf } from '@puzzle-runs/domain/poi/coordinate.ts';
import type { ShownSpot } from '#preview/spot-preview.tsx';
import { locationErrors } from './spot-errors.ts';
import type { SpotValues } from './spot-values.ts';
import { useTown } from './use-town.ts';

/** Milliseconds without typing after which the place is drawn: a map is made anew for each. */
const PAUSE = 500;

/** What is written into the forms of a spot, for its preview. Nobody has reached anything yet, so all its qualifiers are still to be met. */
export function useShownSpot(values: SpotValues, qualifiers: readonly ManagedPrerequisite[]): ShownSpot {
  const [settled] = useDebouncedValue(JSON.stringify({ ...values, description: '', hints: [] }), PAUSE);
  const errors = locationErrors(values, false);
  const hints = values.location_type === 'hint' ? values.hints : [];
  return {
    name: values.name,
    description: values.description,
    UnlockPrerequisites: qualifiers.map((qualifier) => ({ ...qualifier, remaining: qualifier.value })),
    hints: hints.filter(({ id }, number) => id >= 0 && errors[`hint.${number}`] === undefined),
    place: usePlace(JSON.parse(settled) as SpotValues),
  };
}

function usePlace(values: SpotValues): ShownSpot['place'] {
  const { name, location_type, address, coordinates } = values;
  const town = useTown(address.postal_code);
  if (Object.keys(locationErrors(values, false)).length > 0) return undefined;
  switch (location_type) {
    case 'hint':
      return undefined;
    case 'address':
      return { name, location_type, location: { ...address, PostalCodeCoordinate: town ?? null } };
    case 'coordinates': {
      const [latitude, longitude] = [degreesOf(coordinates.latitude) ?? 0, degreesOf(coordinates.longitude) ?? 0];
      return { name, location_type, location: { latitude, longitude } };
    }
  }
}
