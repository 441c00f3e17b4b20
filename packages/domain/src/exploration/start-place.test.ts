import { expect, test } from 'vitest';
import { startPlace } from './start-place.ts';

const bridge = { latitude: 49.0229, longitude: 12.0969 };
const square = { latitude: 49.0195, longitude: 12.0975 };
const town = { latitude: 49.01, longitude: 12.1 };

const run = { meetingPoint: null, coded: false, firstPoi: { open: true, place: bridge }, postalCode: town };

test.each([
  ['the first spot', {}, { kind: 'first_poi', ...bridge }],
  ['the meeting point of the creator', { meetingPoint: square }, { kind: 'meeting_point', ...square }],
  ['the meeting point also with a code', { meetingPoint: square, coded: true }, { kind: 'meeting_point', ...square }],
  ['the postal code of a run with a code', { coded: true }, { kind: 'postal_code', ...town }],
  [
    'the postal code while the first spot is locked',
    { firstPoi: { open: false, place: bridge } },
    { kind: 'postal_code', ...town },
  ],
  [
    'the postal code when the first spot is found by hints',
    { firstPoi: { open: true, place: null } },
    { kind: 'postal_code', ...town },
  ],
  ['the postal code without spots', { firstPoi: undefined }, { kind: 'postal_code', ...town }],
  ['nowhere, when the postal code is unknown', { coded: true, postalCode: null }, null],
])('a run starts at %s', (_where, over, start) => {
  expect(startPlace({ ...run, ...over })).toEqual(start);
});

test('the start has nothing but its place', () => {
  const place = { ...bridge, name: 'Steinerne Brücke' };
  expect(startPlace({ ...run, firstPoi: { open: true, place } })).toEqual({ kind: 'first_poi', ...bridge });
});
