import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const marker = (postal_code: string, latitude: number, longitude: number, count: number) => ({
  postal_code,
  name: postal_code,
  latitude,
  longitude,
  count,
});

const mitte = marker('10115', 52.5337, 13.3872, 2);
const wedding = marker('13347', 52.5483, 13.3656, 5);
const potsdam = marker('14467', 52.4009, 13.0591, 1);
const köln = marker('50667', 50.9401, 6.9577, 3);
const all = [mitte, wedding, potsdam, köln];

test.each([
  [
    'a country is a few clusters when zoomed out',
    5,
    [
      ['13347', 8],
      ['50667', 3],
    ],
  ],
  [
    'the next town is separate when zoomed in',
    8,
    [
      ['13347', 7],
      ['50667', 3],
      ['14467', 1],
    ],
  ],
  [
    'every postal code is separate at the closest zoom',
    13,
    [
      ['13347', 5],
      ['50667', 3],
      ['10115', 2],
      ['14467', 1],
    ],
  ],
])('%s', (_what, zoom, expected) => {
  expect(clustersOf(all, zoom, 48).map(({ centre, count }) => [centre.postal_code, count])).toEqual(expected);
});

test('the order of the markers does not change the clusters', () => {
  const keys = (markers: typeof all) => clustersOf(markers, 7, 48).map(({ centre }) => centre.postal_code);
  expect(keys([...all].reverse())).toEqual(keys(all));
});

test('3,000 markers: none is lost and no two clusters overlap', () => {
  const many = Array.from({ length: 3_000 }, (_, n) =>
    marker(String(n), 47.5 + (n % 75) / 10, 6 + Math.floor(n / 75) / 5, 1),
  );
  const clusters = clustersOf(many, 6, 48);
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(3_000);
  expect(clusters.flatMap(({ members }) => members)).toHaveLength(3_000);
  expect(
    clustersOf(
      clusters.map(({ centre }) => centre),
      6,
      48,
    ),
  ).toHaveLength(clusters.length);
});
