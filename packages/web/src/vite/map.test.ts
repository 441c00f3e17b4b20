import { expect, test } from 'vitest';
import { streetLayerModules, streetLayers } from './map.ts';

const looks = (['light', 'dark'] as const).flatMap((scheme) => ['de', 'en'].map((language) => ({ scheme, language })));

test.each(looks)(
  'the street map ($scheme, $language) covers no outline and needs no glyph server, sprite or other source',
  ({ scheme, language }) => {
    const layers = streetLayers(scheme, language);
    const text = JSON.stringify(layers);
    expect(layers.length).toBeGreaterThan(150);
    expect(layers.filter(({ type }) => type === 'background')).toEqual([]);
    expect(text).not.toMatch(/https?:|"icon-|-pattern"|noto_sans/);
    expect(new Set(layers.map((layer) => 'source' in layer && layer.source))).toEqual(new Set(['streets']));
  },
);

test('labels are in the language of the site', () => {
  const labels = (language: string) =>
    JSON.stringify(streetLayers('light', language).flatMap(({ layout }) => layout ?? []));
  expect(labels('de')).toContain('"name_de"');
  expect(labels('de')).not.toContain('"name_en"');
  expect(labels('en')).toContain('"name_en"');
});

test('names no shops and sights, which could give away an answer', () => {
  expect(
    streetLayers('light', 'de').filter((layer) => 'source-layer' in layer && layer['source-layer'] === 'pois'),
  ).toEqual([]);
});

test('the dark street map has other colours in the same layers', () => {
  const [light, dark] = [streetLayers('light', 'de'), streetLayers('dark', 'de')];
  expect(dark.map(({ id }) => id)).toEqual(light.map(({ id }) => id));
  expect(JSON.stringify(dark)).not.toContain('#fffdf8');
});

test('a module holds the layers of one look', () => {
  const { resolveId, load } = streetLayerModules() as unknown as Record<'resolveId' | 'load', (id: string) => string>;
  const code = load(resolveId('virtual:street-layers/dark-en'));
  const json = /^export default JSON\.parse\((.*)\);$/.exec(code)?.[1] ?? '""';
  expect(JSON.parse(JSON.parse(json))).toEqual(streetLayers('dark', 'en'));
});
