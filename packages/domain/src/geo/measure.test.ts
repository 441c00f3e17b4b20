import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bearingBetween,
  COMPASS_DIRECTIONS,
  compassDirectionOf,
  destinationOf,
  distanceBetween,
  normalizeDegrees,
} from './measure.ts';

const dom = { latitude: 49.0195, longitude: 12.0975 };
const bridge = { latitude: 49.0225, longitude: 12.0972 };
const berlin = { latitude: 52.52, longitude: 13.405 };
const munich = { latitude: 48.1374, longitude: 11.5755 };

/** Places where people live. */
const place = fc.record({
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each([
  { between: 'the same place', from: dom, to: dom, metres: 0, degrees: 0 },
  { between: 'the cathedral and the bridge', from: dom, to: bridge, metres: 334, degrees: 356 },
  { between: 'Berlin and Munich', from: berlin, to: munich, metres: 504_400, degrees: 196 },
  {
    between: 'two sides of the date line',
    from: { latitude: 0, longitude: 179.999 },
    to: { latitude: 0, longitude: -179.999 },
    metres: 222,
    degrees: 90,
  },
  {
    between: 'the poles',
    from: { latitude: 90, longitude: 0 },
    to: { latitude: -90, longitude: 0 },
    metres: 20_015_115,
    degrees: 180,
  },
])('$between are $metres m apart, in direction $degrees°', ({ from, to, metres, degrees }) => {
  const distance = distanceBetween(from, to);
  expect(Math.abs(distance - metres)).toBeLessThanOrEqual(Math.max(1, metres * 0.001));
  expect(Math.round(bearingBetween(from, to))).toBe(degrees);
});

test('a distance is the same both ways and the return leads in the opposite direction on short ways', () => {
  fc.assert(
    fc.property(
      place,
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      fc.double({ min: 1, max: 5_000, noNaN: true }),
      (from, bearing, distance) => {
        const to = destinationOf(from, { bearing, distance });
        expect(distanceBetween(from, to)).toBeCloseTo(distanceBetween(to, from), 6);
        const turn = normalizeDegrees(bearingBetween(to, from) - bearingBetween(from, to));
        expect(Math.abs(turn - 180)).toBeLessThan(0.2);
      },
    ),
  );
});

test('a destination is at the distance and in the direction of its course', () => {
  fc.assert(
    fc.property(
      place,
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      fc.double({ min: 1, max: 50_000, noNaN: true }),
      (from, bearing, distance) => {
        const to = destinationOf(from, { bearing, distance });
        expect(distanceBetween(from, to)).toBeCloseTo(distance, 2);
        const turn = normalizeDegrees(bearingBetween(from, to) - bearing + 180);
        expect(Math.abs(turn - 180)).toBeLessThan(0.01);
      },
    ),
  );
});

test.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.6, 'northeast'],
  [45, 'northeast'],
  [90, 'east'],
  [135, 'southeast'],
  [180, 'south'],
  [225, 'southwest'],
  [270, 'west'],
  [315, 'northwest'],
  [337.4, 'northwest'],
  [337.6, 'north'],
  [360, 'north'],
  [-90, 'west'],
])('%f° is %s', (bearing, direction) => {
  expect(compassDirectionOf(bearing)).toBe(direction);
});

test('every bearing has the direction that is at most 22.5° away', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (bearing) => {
      const middle = COMPASS_DIRECTIONS.indexOf(compassDirectionOf(bearing)) * 45;
      expect(Math.abs(normalizeDegrees(bearing - middle + 180) - 180)).toBeLessThanOrEqual(22.5 + 1e-9);
    }),
  );
});
