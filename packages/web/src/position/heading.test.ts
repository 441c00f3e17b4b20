import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingOf, smoothedHeading, turnBetween } from './heading.ts';

const flat = { absolute: true, alpha: 0, beta: 0, gamma: 0 };

test.each([
  ['flat, to the north', flat, 0, 0],
  ['flat, turned left by 90°', { ...flat, alpha: 90 }, 0, 270],
  ['flat, turned right by 45°', { ...flat, alpha: 315 }, 0, 45],
  ['upright, to the north', { ...flat, beta: 90 }, 0, 0],
  ['upright, to the east', { ...flat, alpha: 270, beta: 90 }, 0, 90],
  ['flat, in landscape with its top to the west', { ...flat, alpha: 90 }, 90, 0],
  ['upright, in landscape, to the north', { ...flat, alpha: 90, gamma: -90 }, 90, 0],
  ['flat, in the other landscape with its top to the east', { ...flat, alpha: 270 }, 270, 0],
])('a phone held %s', (_how, reading, screenAngle, heading) => {
  expect(Math.abs(turnBetween(headingOf(reading, screenAngle) ?? Number.NaN, heading))).toBeLessThan(1e-6);
});

test('an iPhone’s own heading is used and follows the rotation of the screen', () => {
  const reading = { ...flat, absolute: false, alpha: 12, webkitCompassHeading: 350, webkitCompassAccuracy: 10 };
  expect(headingOf(reading, 0)).toBe(350);
  expect(headingOf(reading, 90)).toBe(80);
  expect(headingOf({ ...reading, webkitCompassAccuracy: -1 }, 0)).toBeNull();
});

test.each([
  ['a sensor that does not know north', { ...flat, absolute: false }],
  ['a browser without a sensor', { absolute: true, alpha: null, beta: null, gamma: null }],
])('%s gives no heading', (_what, reading) => {
  expect(headingOf(reading, 0)).toBeNull();
});

test('tilting a phone up does not turn its heading', () => {
  const degrees = fc.double({ min: 0, max: 359.9, noNaN: true });
  fc.assert(
    fc.property(degrees, fc.double({ min: 0, max: 100, noNaN: true }), (alpha, beta) => {
      const held = headingOf({ ...flat, alpha, beta }, 0) ?? Number.NaN;
      expect(Math.abs(turnBetween(held, 360 - alpha))).toBeLessThan(1e-6);
    }),
  );
});

test.each([
  [350, 10, 20],
  [10, 350, -20],
  [0, 180, -180],
  [90, 90, 0],
])('from %f° to %f° the shorter turn is %f°', (from, to, turn) => {
  expect(turnBetween(from, to)).toBe(turn);
});

test('jitter around north is smoothed without a turn through south', () => {
  expect(smoothedHeading(null, 355)).toBe(355);
  expect(smoothedHeading(358, 6)).toBe(0);
  expect(smoothedHeading(2, 354)).toBe(0);
});
