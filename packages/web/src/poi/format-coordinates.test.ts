import { expect, test } from 'vitest';
import { formatCoordinates } from './format-coordinates.ts';

test.each([
  [{ latitude: 49.0195, longitude: 12.0975 }, '49.01950, 12.09750'],
  [{ latitude: -33.8567844, longitude: 151.213108 }, '-33.85678, 151.21311'],
])('%o is written as %s', (point, text) => {
  expect(formatCoordinates(point)).toBe(text);
});
