import { expect, test } from 'vitest';
import { parseTileAddress } from './tile-address.ts';

test.each([
  ['0', '0', '0', { z: 0, x: 0, y: 0 }],
  ['14', '16383', '0', { z: 14, x: 16_383, y: 0 }],
  ['3', '7', '7', { z: 3, x: 7, y: 7 }],
])('%s/%s/%s is a tile', (z, x, y, tile) => {
  expect(parseTileAddress({ z, x, y })).toEqual(tile);
});

test.each([
  ['15', '0', '0'],
  ['3', '8', '0'],
  ['3', '0', '8'],
  ['-1', '0', '0'],
  ['1.0', '0', '0'],
  ['01', '0', '0'],
  ['1e0', '0', '0'],
  ['0x1', '0', '0'],
  ['', '0', '0'],
  ['14', '99999999999', '0'],
  ['3', '7.pbf', '0'],
])('%s/%s/%s is not a tile', (z, x, y) => {
  expect(parseTileAddress({ z, x, y })).toBeNull();
});
