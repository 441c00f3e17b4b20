import { expect, test } from 'vitest';
import { loadedFiles, type Manifest } from './initial-chunks.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_cards.js': { file: 'cards.js', imports: ['_react.js'] },
  'src/i18n/de.ts': { file: 'de.js' },
  'src/pages/list.page.tsx': { file: 'list.js', imports: ['_cards.js', 'index.html'], css: ['list.css'] },
  'src/pages/map.page.tsx': { file: 'map.js' },
};

test('returns the scripts and styles of the entry, the page, its texts and all that they import, each once', () => {
  expect(loadedFiles(manifest, ['src/pages/list.page.tsx', 'src/i18n/de.ts']).sort()).toEqual([
    'cards.js',
    'de.js',
    'index.js',
    'list.css',
    'list.js',
    'react.js',
  ]);
});

test('rejects a page that the manifest does not contain', () => {
  expect(() => loadedFiles(manifest, ['src/pages/gone.page.tsx'])).toThrow('The build has no src/pages/gone.page.tsx');
});
