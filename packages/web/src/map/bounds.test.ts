import { MAP_BOUNDS } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { expect, test } from 'vitest';
import { type Bounds, boundsOf, panBoundsFor } from './bounds.ts';

const country: Bounds = [...MAP_BOUNDS];

test('a map can be panned to the neighbours of the country', () => {
  const [west, , east] = panBoundsFor(country, { longitude: 10.5, zoom: 5, width: 600 });
  expect([west, east]).toEqual([MAP_BOUNDS[0] - 6, MAP_BOUNDS[2] + 6]);
});

test('a wide map can be panned to everything it shows at its start', () => {
  const [west, , east] = panBoundsFor(country, { longitude: 10, zoom: 3, width: 512 });
  expect([west, east]).toEqual([10 - 22.5, 10 + 22.5]);
});

test('the bounds contain all places', () => {
  const [berlin, cologne] = [
    { latitude: 52.5337, longitude: 13.3872 },
    { latitude: 50.9401, longitude: 6.9577 },
  ];
  expect(boundsOf([berlin, cologne])).toEqual([6.9577, 50.9401, 13.3872, 52.5337]);
});
