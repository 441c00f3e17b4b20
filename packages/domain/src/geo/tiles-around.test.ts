import { expect, test } from 'vitest';
import { tilesAround } from './tiles-around.ts';

const REGENSBURG = { latitude: 49.0195, longitude: 12.0974 };

test('contains the tile of the place at every zoom', () => {
  expect(tilesAround([REGENSBURG], 0, [12, 13, 14])).toEqual([
    { z: 12, x: 2185, y: 1406 },
    { z: 13, x: 4371, y: 2812 },
    { z: 14, x: 8742, y: 5625 },
  ]);
});

test('covers the surroundings, each tile once', () => {
  const nearby = { latitude: 49.0199, longitude: 12.0979 };
  const tiles = tilesAround([REGENSBURG, nearby], 1_000, [14]);
  expect(tiles.length).toBeGreaterThan(3);
  expect(tiles.length).toBeLessThan(13);
  expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(tiles.length);
});

test.each([
  { latitude: 90, longitude: 180 },
  { latitude: -90, longitude: -180 },
])('stays inside the map at its edge: %j', (place) => {
  for (const { z, x, y } of tilesAround([place], 1_000, [2])) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(2 ** z);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(2 ** z);
  }
});
