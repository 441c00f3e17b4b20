import { expect, test } from 'vitest';
import { initialChunks, type Manifest } from './initial-chunks.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_cards.js': { file: 'cards.js', imports: ['_react.js'] },
  '_cards.css': { file: 'cards.css' },
  'src/pages/list.page.tsx': { file: 'list.js', imports: ['_cards.js', '_cards.css', 'index.html'] },
  'src/pages/map.page.tsx': { file: 'map.js' },
};

test('returns the entry, the page and the imports of both, each once', () => {
  expect(initialChunks(manifest, 'src/pages/list.page.tsx').sort()).toEqual([
    'cards.js',
    'index.js',
    'list.js',
    'react.js',
  ]);
});

test('rejects a page that the manifest does not contain', () => {
  expect(() => initialChunks(manifest, 'src/pages/gone.page.tsx')).toThrow('The build has no src/pages/gone.page.tsx');
});
