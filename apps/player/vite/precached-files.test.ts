import { expect, test } from 'vitest';
import { type Manifest, precachedFiles } from './precached-files.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shell.js'],
    css: ['index.css'],
    assets: ['font.woff2'],
    dynamicImports: ['_poi.js', '_landing.js'],
  },
  '_shell.js': { file: 'shell.js' },
  'src/pages/poi.page.tsx': { file: 'poi.js', imports: ['index.html', '_card.js'], dynamicImports: ['map.tsx'] },
  '_poi.js': { file: 'poi.js', imports: ['index.html', '_card.js'], dynamicImports: ['map.tsx'] },
  'src/pages/landing.page.tsx': { file: 'landing.js', dynamicImports: ['video.tsx'] },
  '_landing.js': { file: 'landing.js', dynamicImports: ['video.tsx'] },
  '_card.js': { file: 'card.js', css: ['card.css'] },
  'map.tsx': { file: 'map.js', imports: ['_maplibre.js'] },
  '_maplibre.js': { file: 'maplibre.js', assets: ['worker.js'] },
  'video.tsx': { file: 'video.js' },
};

test('the play pages are stored with everything that they load later, other pages are not', () => {
  expect(Array.from(precachedFiles(manifest)).sort()).toEqual(
    [
      'index.js',
      'index.css',
      'font.woff2',
      'shell.js',
      'poi.js',
      'card.js',
      'card.css',
      'map.js',
      'maplibre.js',
      'worker.js',
    ].sort(),
  );
});
