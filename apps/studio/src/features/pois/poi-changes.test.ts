import { expect, test } from 'vitest';
import { addressChange, coordinatesChange, infoChange, newPoi } from './poi-changes.ts';
import { type EditedHint, EMPTY_POI, NEW_HINT } from './poi-values.ts';

const fresh: EditedHint = { ...NEW_HINT, hint_type: 'image', hint_value: '/media/a.webp', cost: 2 };

test('sends only changed fields', () => {
  const before = {
    ...EMPTY_POI,
    name: 'Tor',
    address: { street: 'Gasse 1', postal_code: '93047', location: 'Rom', pin: null },
  };
  expect(infoChange(before, { ...before, name: 'Tor ' })).toBeUndefined();
  expect(infoChange(before, { ...before, name: 'Turm' })).toEqual({ name: 'Turm' });
  const address = { ...before.address, location: 'Regensburg' };
  expect(addressChange(before, { ...before, address })).toEqual({
    location: 'Regensburg',
    latitude: null,
    longitude: null,
  });
});

test('sends no degrees that are only written differently', () => {
  const before = { ...EMPTY_POI, coordinates: { latitude: '49.02', longitude: '12' } };
  expect(
    coordinatesChange(before, { ...before, coordinates: { latitude: '49.020', longitude: '12.0' } }),
  ).toBeUndefined();
  const moved = { ...before, coordinates: { latitude: '49,5', longitude: '12' } };
  expect(coordinatesChange(before, moved)).toEqual({ latitude: 49.5 });
});

test('sends only the location of the chosen kind for a new Spot', () => {
  const poi = { ...EMPTY_POI, location_type: 'hint' as const, name: 'Tor', description: '<p>Hier</p>', hints: [fresh] };
  expect(newPoi('donau', poi)).toMatchObject({ location: [{ hint_type: 'image', cost: 2 }] });
  const coordinates = { latitude: '49,02', longitude: '-12' };
  expect(newPoi('donau', { ...poi, location_type: 'coordinates', coordinates })).toMatchObject({
    exploration_name: 'donau',
    location: { latitude: 49.02, longitude: -12 },
  });
});

test('sends the arrival of a new Spot, and its hidden place only where players need to arrive', () => {
  const target = { latitude: 49.02, longitude: 12.09 };
  const arrival = { required: true, radius: 30, selfReport: true, waitMinutes: 5, target };
  const sent = (over: object) =>
    newPoi('donau', { ...EMPTY_POI, location_type: 'hint', arrival: { ...arrival, ...over } });
  expect(sent({})).toMatchObject({ arrival_radius: 30, arrival_wait_minutes: 5, target });
  const nowhere = { arrival_radius: null, arrival_wait_minutes: null, target: null };
  expect(sent({ required: false })).toMatchObject(nowhere);
});

test('sends the pin with every change of an address, also when only the street changes', () => {
  const pin = { latitude: 49.02, longitude: 12.09 };
  const before = { ...EMPTY_POI, address: { street: 'Gasse 1', postal_code: '93047', location: 'Rom', pin } };
  const changed = (over: object) => addressChange(before, { ...before, address: { ...before.address, ...over } });
  expect(changed({})).toBeUndefined();
  expect(changed({ pin: { ...pin } })).toBeUndefined();
  expect(changed({ street: 'Gasse 2' })).toEqual({ street: 'Gasse 2', ...pin });
  expect(changed({ pin: null })).toEqual({ latitude: null, longitude: null });
});
