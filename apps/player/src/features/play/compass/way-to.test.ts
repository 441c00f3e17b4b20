import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import { expect, test } from 'vitest';
import { wayTo } from './way-to.ts';

const dom = { latitude: 49.0195, longitude: 12.0975 };

function fixAt(bearing: number, distance: number, accuracy = 15) {
  return { ...destinationOf(dom, { bearing, distance }), accuracy, measuredAt: 0 };
}

test('a target north-east of the player is in that direction', () => {
  const way = wayTo(dom, fixAt(225, 225));
  expect(way.distance).toBeCloseTo(225, 1);
  expect(way.bearing).toBeCloseTo(45, 1);
});

test.each([
  [100, 600, false],
  [101, 600, true],
  [320, 600, true],
  [3_000, 600, true],
  [3_000, 12_000, true],
])('with a position of %d m the direction of a target in %d m is unclear: %s', (accuracy, distance, unclear) => {
  const { bearing, isVague } = wayTo(dom, fixAt(225, distance, accuracy));
  expect({ isVague, hasBearing: bearing !== null }).toEqual({ isVague: unclear, hasBearing: !unclear });
});

test('a target closer than the accuracy has a distance but no direction', () => {
  const way = wayTo(dom, fixAt(90, 14));
  expect(way.distance).toBeCloseTo(14, 1);
  expect(way.bearing).toBeNull();
});
