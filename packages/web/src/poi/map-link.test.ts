import { expect, test } from 'vitest';
import { formatCoordinates, mapLinkOf } from './map-link.ts';

const dom = { latitude: 49.0195, longitude: 12.0975 };
const square = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg', latitude: null, longitude: null };
const android = 'Mozilla/5.0 (Linux; Android 15)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

test('Android opens the maps app of the player', () => {
  expect(mapLinkOf(dom, android)).toBe('geo:49.0195,12.0975?q=49.0195,12.0975');
  expect(mapLinkOf(square, android)).toBe('geo:0,0?q=Domplatz%201%2C%2093047%20Regensburg');
});

test('other devices open a map in the browser', () => {
  expect(mapLinkOf(dom, iphone)).toBe(
    'https://www.openstreetmap.org/?mlat=49.0195&mlon=12.0975#map=17/49.0195/12.0975',
  );
  expect(mapLinkOf(square, iphone)).toBe(
    'https://www.openstreetmap.org/search?query=Domplatz%201%2C%2093047%20Regensburg',
  );
});

test('an address with a pin opens at the pin', () => {
  expect(mapLinkOf({ ...square, ...dom }, android)).toBe(mapLinkOf(dom, android));
  expect(mapLinkOf({ ...square, ...dom }, iphone)).toBe(mapLinkOf(dom, iphone));
});

test.each([
  [{ latitude: 49.0195, longitude: 12.0975 }, '49.01950, 12.09750'],
  [{ latitude: -33.8567844, longitude: 151.213108 }, '-33.85678, 151.21311'],
])('%o is written as %s', (point, text) => {
  expect(formatCoordinates(point)).toBe(text);
});
