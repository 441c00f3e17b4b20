import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { mappedPoisOf } from './mapped-pois.ts';

const base = { slug: 'spot', position: 0, UnlockPrerequisites: [] };
const tasks = { arrival: NO_ARRIVAL, Tasks: [], tasks_completed: 0, total_tasks: 0 };
const open = { ...base, unlocked: true as const, description: '', ...tasks };
const square = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
const centre = { name: 'Regensburg', latitude: 49.0191, longitude: 12.0975 };

const coordinates: PlayedPoi = {
  ...open,
  id: 1,
  name: 'Brücke',
  location_type: 'coordinates',
  location: { latitude: 49.0225, longitude: 12.0972 },
};
const address = {
  ...open,
  id: 2,
  name: 'Dom',
  location_type: 'address' as const,
  location: { ...square, PostalCodeCoordinate: centre, latitude: null, longitude: null },
};
const hint: PlayedPoi = { ...open, id: 3, name: 'Versteck', location_type: 'hint', location: [] };
const locked: PlayedPoi = { ...base, id: 4, name: 'Tor', unlocked: false };

function pinned(pin: { latitude: number | null; longitude: number | null }): PlayedPoi {
  return { ...address, location: { ...address.location, ...pin } };
}

test.each<[string, PlayedPoi, object | undefined]>([
  ['coordinates are on the map', coordinates, { latitude: 49.0225, longitude: 12.0972 }],
  ['an address without a pin is not', pinned({ latitude: null, longitude: null }), undefined],
  [
    'an address with a pin is',
    pinned({ latitude: 49.019, longitude: 12.098 }),
    { latitude: 49.019, longitude: 12.098 },
  ],
  ['a spot found by hints is not', hint, undefined],
  ['a locked spot is not', locked, undefined],
])('%s', (_what, poi, place) => {
  expect(mappedPoisOf([poi])[0]?.place).toEqual(place);
});

test('the pois keep their numbers among all pois', () => {
  const numbers = mappedPoisOf([hint, coordinates, locked, { ...coordinates, id: 5 }]).map(({ number }) => number);
  expect(numbers).toEqual([2, 4]);
});
