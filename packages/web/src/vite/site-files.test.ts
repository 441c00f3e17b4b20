import { expect, test } from 'vitest';
import { type Chunk, chunksOf, hasTopLevelAwait } from './site-files.ts';

const chunk = (file: string, source: string, rest: Partial<Chunk> = {}): Chunk => ({
  file,
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ids: [source],
  ...rest,
});

const main = chunk('main.js', '/src/main.tsx', {
  imports: ['shell.js'],
  dynamicImports: ['poi.js', 'landing.js', 'de.js', 'en.js'],
  css: ['main.css'],
  assets: ['font.woff2'],
});
const graph = chunksOf([
  main,
  chunk('shell.js', '/src/shell.tsx'),
  chunk('de.js', '/src/i18n/de.ts'),
  chunk('en.js', '/src/i18n/en.ts'),
  chunk('landing.js', '/src/pages/landing.page.tsx', { imports: ['card.js'], dynamicImports: ['video.js'] }),
  chunk('poi.js', '', {
    ids: ['', '/src/pages/poi.page.tsx', '/src/poi.tsx'],
    imports: ['main.js', 'row.js'],
    dynamicImports: ['map.js', 'play-de.js', 'play-en.js'],
    css: ['poi.css'],
  }),
  chunk('row.js', '/src/row.tsx', { imports: ['card.js'], css: ['row.css'] }),
  chunk('card.js', '/src/card.tsx', { css: ['card.css'] }),
  chunk('play-de.js', '', { ids: ['', '/src/i18n/de/play.ts', '/web/src/i18n/de/task.ts'] }),
  chunk('play-en.js', '', { ids: ['', '/src/i18n/en/play.ts', '/web/src/i18n/en/task.ts'] }),
  chunk('map.js', '/src/map.tsx', { imports: ['maplibre.js'] }),
  chunk('maplibre.js', '/maplibre.js', { assets: ['worker.js'] }),
  chunk('video.js', '/src/video.tsx'),
]);

test('a page loads its chunk, what that imports, and the texts that it asks for, beside what every page loads', () => {
  const started = graph.loadedWith(['/src/main.tsx']);
  expect(graph.filesOf(['/src/pages/poi.page.tsx'], started)).toEqual({
    scripts: ['/card.js', '/row.js', '/poi.js'],
    styles: ['/card.css', '/row.css', '/poi.css'],
    texts: { de: ['/play-de.js'], en: ['/play-en.js'] },
  });
  expect(graph.filesOf(['/src/main.tsx'])).toEqual({
    scripts: ['/shell.js', '/main.js'],
    styles: ['/main.css'],
    texts: { de: ['/de.js'], en: ['/en.js'] },
  });
});

test('refuses a page that is not in the build', () => {
  expect(() => graph.loadedWith(['/src/pages/gone.page.tsx'])).toThrow('The build has no /src/pages/gone.page.tsx');
});

test('a phone stores a page with everything that it loads later, and no other page', () => {
  expect(graph.filesBelow('/src/main.tsx', ['/src/pages/landing.page.tsx']).sort()).toEqual(
    [
      'main.js',
      'main.css',
      'font.woff2',
      'shell.js',
      'de.js',
      'en.js',
      'poi.js',
      'poi.css',
      'row.js',
      'row.css',
      'card.js',
      'card.css',
      'play-de.js',
      'play-en.js',
      'map.js',
      'maplibre.js',
      'worker.js',
    ].sort(),
  );
});

test.each([
  { code: 'const x = await import("./x.js"); export { x };', waits: true },
  { code: 'if (document) { for await (const x of y) x(); } export {};', waits: true },
  { code: 'export class X { y = [await z]; }', waits: true },
  {
    code: `var f = async () => { await g(); }; async function h() { for await (const x of y) x(); }
      class X { async z() { await g(); } }`,
    waits: false,
  },
  { code: 'const await_ = "await x"; export { await_ };', waits: false },
])('$code', ({ code, waits }) => {
  expect(hasTopLevelAwait(code)).toBe(waits);
});
