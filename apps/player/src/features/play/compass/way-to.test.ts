import { destinationOf } from '@puzzle-runs/domain/geo/destination.ts';
import { expect, test } from 'vitest';
import { wayTo } from './way-to.ts';

const dom = { latitude: 49.0195, longitude: 12.0975 };

function fixAt(bearing: number, distance: number) {
  return { ...destinationOf(dom, { bearing, distance }), accuracy: 15, measuredAt: 0 };
}

test('a target north-east of the player is in that direction', () => {
  const way = wayTo(dom, fixAt(225, 225));
  expect(way.distance).toBeCloseTo(225, 1);
  expect(way.bearing).toBeCloseTo(45, 1);
});

test('a target closer than the accuracy has a distance but no direction', () => {
  const way = wayTo(dom, fixAt(90, 14));
  expect(way.distance).toBeCloseTo(14, 1);
  expect(way.bearing).toBeNull();
});
