import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import { expect, test } from 'vitest';
import { arrivalStateOf } from './arrival-state.ts';

const target = { latitude: 49.0197, longitude: 12.0995 };

test.each([
  ['inside the radius', 20, 10, 'arrived'],
  ['outside the radius but within the accuracy', 50, 25, 'arrived'],
  ['a few steps away', 80, 10, 'near'],
  ['a street away', 181, 10, 'far'],
  ['at the place but too inaccurate', 0, 150, 'inaccurate'],
  ['nearby but too inaccurate', 300, 150, 'inaccurate'],
  ['far away and too inaccurate', 2_000, 150, 'far'],
  ['anywhere within kilometres', 600, 3_000, 'far'],
])('a position %s (%d m, accurate to %d m) is %s', (_where, distance, accuracy, status) => {
  const fix = { ...destinationOf(target, { bearing: 120, distance }), accuracy, measuredAt: 0 };
  expect(arrivalStateOf(fix, { target, radius: 30 }).status).toBe(status);
});
