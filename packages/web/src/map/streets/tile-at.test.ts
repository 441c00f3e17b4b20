import { expect, test } from 'vitest';
import { tileAt } from './tile-at.ts';

test.each([
  ['the old town of Krems', { lng: 15.6045, lat: 48.4103 }, 14, { z: 14, x: 8_902, y: 5_667 }],
  ['the whole world', { lng: 12, lat: 50 }, 0, { z: 0, x: 0, y: 0 }],
  ['a point in the south west', { lng: -70, lat: -30 }, 3, { z: 3, x: 2, y: 4 }],
  ['the eastern edge', { lng: 180, lat: 0 }, 2, { z: 2, x: 3, y: 2 }],
  ['the north pole', { lng: 0, lat: 90 }, 2, { z: 2, x: 2, y: 0 }],
])('%s is in its tile', (_place, point, zoom, tile) => {
  expect(tileAt(point, zoom)).toEqual(tile);
});
