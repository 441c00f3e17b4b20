import { readFileSync } from 'node:fs';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { beforeAll, expect, test } from 'vitest';
import { streetLayers } from '../../vite/map.ts';
import { isStreetView, streetsAlone, withStreets } from './with-streets.ts';

const outline: StyleSpecification = JSON.parse(
  readFileSync(new URL('../../../basemap/style.json', import.meta.url), 'utf8'),
);
const streets = streetLayers('light', 'de');

beforeAll(() => {
  globalThis.location ??= { origin: 'https://example.org' } as Location;
});

function ids(layers: readonly LayerSpecification[]): string[] {
  return layers.map(({ id }) => id);
}

test('streets are above the ground of the outline, below its border, and their labels above everything', () => {
  const { layers, sources } = withStreets(outline, streets, 'light');
  const labels = ids(streets.filter(({ type }) => type === 'symbol'));
  const areas = ids(streets.filter(({ type }) => type !== 'symbol'));
  expect(ids(layers)).toEqual([
    'sea',
    'neighbours',
    'neighbour-borders',
    'land',
    'lakes',
    'rivers',
    'laender',
    'fade',
    ...areas,
    'border',
    'city-dot',
    'city-label',
    ...labels,
  ]);
  expect(Object.keys(sources)).toEqual([...Object.keys(outline.sources), 'streets']);
});

test('until zoom 9 the outline looks as it does without streets, from 10 on only its ground is left', () => {
  const { layers } = withStreets(outline, streets, 'light');
  const land = layers.find(({ id }) => id === 'land');
  expect(land?.paint).toMatchObject({
    'fill-color': ['interpolate', ['linear'], ['zoom'], 9, '#fffdf8', 10, '#f4f0e5'],
  });
  const gone = layers.filter(({ maxzoom }) => maxzoom !== undefined && maxzoom <= 10 && maxzoom >= 7);
  expect(ids(gone)).toEqual(
    expect.arrayContaining(['neighbour-borders', 'lakes', 'rivers', 'laender', 'border', 'city-dot', 'city-label']),
  );
});

test('a street view shows the same streets on the same ground, and no data of the outline', () => {
  const { layers, sources } = streetsAlone(outline, streets, 'light');
  expect(Object.keys(sources)).toEqual(['streets']);
  expect(layers).toEqual([{ id: 'sea', type: 'background', paint: { 'background-color': '#f4f0e5' } }, ...streets]);
});

test.each([
  [15, true],
  [11, true],
  [10.9, false],
  [6, false],
])('a view at zoom %d is a street view: %s', (zoom, expected) => {
  expect(isStreetView(zoom)).toBe(expected);
});
