import { describe, expect, test } from 'vitest';
import { addressChange, coordinatesChange, hintChange, infoChange, newPoi } from './poi-changes.ts';
import { type EditedHint, EMPTY_POI } from './poi-values.ts';

const river: EditedHint = { id: 7, hint_type: 'text', hint_value: 'Am Fluss', cost: 5 };
const tower: EditedHint = { id: 8, hint_type: 'text', hint_value: 'Beim Turm', cost: 0 };
const fresh: EditedHint = { id: 0, hint_type: 'image', hint_value: '/media/a.webp', cost: 2 };

describe('of a list of hints', () => {
  test('new, changed and deleted ones are sent apart, and kept ones not at all', () => {
    const now = [{ ...river, cost: 10 }, tower, fresh];
    expect(hintChange([river, tower], now)).toEqual({
      create: [{ hint_type: 'image', hint_value: '/media/a.webp', cost: 2 }],
      update: [{ id: 7, cost: 10 }],
      delete: [],
    });
    expect(hintChange([river, tower], [{ ...river, id: -7 }, tower])).toEqual({ create: [], update: [], delete: [7] });
  });

  test('nothing is sent when nothing changed', () => {
    expect(hintChange([river, tower], [river, tower])).toBeUndefined();
  });
});

test('only changed fields are sent', () => {
  const before = { ...EMPTY_POI, name: 'Tor', address: { street: 'Gasse 1', postal_code: '93047', location: 'Rom' } };
  expect(infoChange(before, { ...before, name: 'Tor ' })).toBeUndefined();
  expect(infoChange(before, { ...before, name: 'Turm' })).toEqual({ name: 'Turm' });
  const address = { ...before.address, location: 'Regensburg' };
  expect(addressChange(before, { ...before, address })).toEqual({ location: 'Regensburg' });
});

test('degrees that only look different are the same', () => {
  const before = { ...EMPTY_POI, coordinates: { latitude: '49.02', longitude: '12' } };
  expect(
    coordinatesChange(before, { ...before, coordinates: { latitude: '49.020', longitude: '12.0' } }),
  ).toBeUndefined();
  const moved = { ...before, coordinates: { latitude: '49,5', longitude: '12' } };
  expect(coordinatesChange(before, moved)).toEqual({ latitude: 49.5 });
});

test('a new spot is sent with the place of its kind alone', () => {
  const poi = { ...EMPTY_POI, name: 'Tor', description: '<p>Hier</p>', hints: [fresh] };
  expect(newPoi('donau', poi)).toMatchObject({ location: [{ hint_type: 'image', cost: 2 }] });
  const coordinates = { latitude: '49,02', longitude: '-12' };
  expect(newPoi('donau', { ...poi, location_type: 'coordinates', coordinates })).toMatchObject({
    exploration_name: 'donau',
    location: { latitude: 49.02, longitude: -12 },
  });
});
