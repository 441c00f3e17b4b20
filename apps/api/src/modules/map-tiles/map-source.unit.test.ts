import { expect, test } from 'vitest';
import { describeMapSource, mapSourceOf } from './map-source.ts';

test.each([
  ['off', { kind: 'off' }],
  ['https://a.example.org/{z}/{x}/{y}?key=1', { kind: 'template', address: 'https://a.example.org/{z}/{x}/{y}?key=1' }],
  ['https://a.example.org/tiles.json', { kind: 'tilejson', address: 'https://a.example.org/tiles.json' }],
  ['https://a.example.org/de.pmtiles?v=2', { kind: 'remote-archive', address: 'https://a.example.org/de.pmtiles?v=2' }],
  ['/data/de.pmtiles', { kind: 'archive', path: '/data/de.pmtiles' }],
  ['de.pmtiles', { kind: 'archive', path: 'de.pmtiles' }],
])('%s is %o', (setting, source) => {
  expect(mapSourceOf(setting)).toEqual(source);
});

test('the description names the origin of an address, but not its path and key', () => {
  const text = describeMapSource(mapSourceOf('https://tiles.example.org/secret-path/{z}/{x}/{y}?key=secret'));
  expect(text).toContain('https://tiles.example.org');
  expect(text).toContain('only this server contacts it');
  expect(text).not.toContain('secret');
});
