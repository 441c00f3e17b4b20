import { expect, test } from 'vitest';
import { isOwnFile } from './own-file.ts';

function answered(type: string, status = 200, headers: Record<string, string> = {}) {
  return new Response('…', { status, headers: { 'content-type': type, ...headers } });
}

test.each([
  ['/media/a1.webp?width=800', 'image/webp'],
  ['https://run.example/media/a1.mp3', 'audio/mpeg'],
  ['/demo/pictures/tor.svg', 'image/svg+xml'],
  ['/map/tiles/14/8725/5588', 'application/vnd.mapbox-vector-tile'],
  ['/assets/poi-a1b2c3d.js', 'text/javascript; charset=utf-8'],
  ['/assets/poi-a1b2c3d.css', 'text/css; charset=utf-8'],
  ['/assets/text-a1b2c3d.woff2', 'font/woff2'],
  ['/basemap/light.json', 'application/json; charset=utf-8'],
  ['/icon.png', 'image/png'],
])('keeps %s of type %s, and not the page of a hotspot in its place', (address, type) => {
  expect(isOwnFile(address, answered(type))).toBe(true);
  for (const page of ['text/html; charset=utf-8', 'application/problem+json', 'text/plain', ''])
    expect(isOwnFile(address, answered(page))).toBe(false);
  expect(isOwnFile(address, answered(type, 502))).toBe(false);
});

test('keeps a page only if our server says that it is its own', () => {
  expect(isOwnFile('/shell', answered('text/html'))).toBe(false);
  expect(isOwnFile('/shell', answered('text/html', 200, { 'x-puzzle-runs': '3' }))).toBe(true);
});
