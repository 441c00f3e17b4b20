import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeoPoint } from '../geo/measure.ts';
import { destinationOf } from '../geo/measure.ts';
import { straightLength, walkLength } from './walk-length.ts';

const bridge = { latitude: 49.0229, longitude: 12.0969 };
const east = (metres: number) => destinationOf(bridge, { bearing: 90, distance: metres });

test.each<[string, (GeoPoint | null)[], ReturnType<typeof walkLength>]>([
  ['no spots', [], null],
  ['one spot', [bridge], null],
  ['spots at one place', [bridge, bridge], null],
  ['two spots 1,000 m apart', [bridge, east(1_000)], { metres: 1_300, complete: true }],
  ['there and back', [bridge, east(1_000), bridge], { metres: 2_600, complete: true }],
  ['a total between two steps', [bridge, east(1_030)], { metres: 1_300, complete: true }],
  ['a spot without a place in between', [bridge, null, east(1_000)], { metres: 1_300, complete: false }],
  ['only spots without a place', [null, null], null],
])('the walk through %s', (_what, places, walk) => {
  expect(walkLength(places)).toEqual(walk);
});

const place = fc.record({
  latitude: fc.double({ min: 47, max: 55, noNaN: true }),
  longitude: fc.double({ min: 6, max: 15, noNaN: true }),
});

test('a walk has the same length backwards and never gets shorter by another spot', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), place, (places, last) => {
      expect(straightLength(places.toReversed())).toBeCloseTo(straightLength(places), 3);
      expect(straightLength([...places, last])).toBeGreaterThanOrEqual(straightLength(places));
    }),
  );
});
