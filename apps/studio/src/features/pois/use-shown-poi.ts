import { useDebouncedValue } from '@mantine/hooks';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { parseDegrees } from '@puzzle-runs/domain/poi/parse-place.ts';
import { type Gate, isCondition, poisBefore } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { PreviewPoi } from '#preview/poi-preview.tsx';
import { useTown } from '#shell/use-town.ts';
import { hintErrors, locationErrors } from './poi-errors.ts';
import type { PoiValues } from './poi-values.ts';

/** Debounce in milliseconds before the preview draws the location, because each location needs a new map. */
const PAUSE = 500;

/** What opens the poi by the form, and the run around. */
interface Opening {
  gate: Gate | undefined;
  trail: ExplorationTrail | undefined;
  /** Id. */
  poi: number;
}

/** Form values of a poi for its preview, which shows all its conditions as unmet. Without `opening` it has none. */
export function useShownPoi(values: PoiValues, opening?: Opening): PreviewPoi {
  const [settled] = useDebouncedValue(JSON.stringify({ ...values, description: '', hints: [] }), PAUSE);
  const errors = hintErrors(values);
  return {
    name: values.name,
    description: values.description,
    locked: lockedBy(opening),
    spots: opening?.trail?.Pois ?? [],
    hints: values.hints.filter(({ id }, number) => id >= 0 && errors[`hint.${number}`] === undefined),
    arrivalRadius: values.arrival.required ? values.arrival.radius : null,
    place: usePlace(JSON.parse(settled) as PoiValues),
  };
}

/** As the API shows what opens a poi to a player who has done nothing yet. */
function lockedBy(opening: Opening | undefined): PreviewPoi['locked'] {
  const { prerequisites = [], unlockMode = 'all' } = opening?.gate ?? {};
  const numbered = prerequisites.map((qualifier, id) => ({ id, remaining: qualifier.value, ...qualifier }));
  const { Pois = [], route } = opening?.trail ?? {};
  const [before] =
    route === 'in_order'
      ? poisBefore(
          Pois,
          Pois.findIndex(({ id }) => id === opening?.poi),
        )
      : [];
  const named = numbered.filter(isCondition).map((condition) => ({
    id: condition.id,
    unlock_type: condition.unlock_type,
    value: condition.value,
    remaining: condition.value,
    ...(condition.unlock_type === 'poi_list' && { pois: [...condition.pois] }),
  }));
  const order = { unlock_type: 'poi_list', value: 1, remaining: 1 } as const;
  return {
    UnlockPrerequisites: numbered.flatMap((qualifier) => (isCondition(qualifier) ? [] : [qualifier])),
    Conditions: [...named, ...(before === undefined ? [] : [{ ...order, pois: [before] }])],
    unlock_mode: unlockMode,
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
