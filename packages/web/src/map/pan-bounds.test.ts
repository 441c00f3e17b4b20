import { MAP_BOUNDS } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { expect, test } from 'vitest';
import { type Bounds, panBoundsFor } from './pan-bounds.ts';

const country: Bounds = [...MAP_BOUNDS];

test('a map can be panned to the neighbours of the country', () => {
  const [west, , east] = panBoundsFor(country, { longitude: 10.5, zoom: 5, width: 600 });
  expect([west, east]).toEqual([MAP_BOUNDS[0] - 6, MAP_BOUNDS[2] + 6]);
});

test('a wide map can be panned to everything it shows at its start', () => {
  const [west, , east] = panBoundsFor(country, { longitude: 10, zoom: 3, width: 512 });
  expect([west, east]).toEqual([10 - 22.5, 10 + 22.5]);
});
