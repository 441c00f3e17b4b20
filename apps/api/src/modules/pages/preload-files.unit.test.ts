import { expect, test } from 'vitest';
import { type Manifest, preloadFilesOf } from './preload-files.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/pages/landing.page.tsx': {
    file: 'assets/landing.js',
    imports: ['index.html', '_vendor.js', '_icon.js'],
    css: ['assets/landing.css'],
  },
  '_icon.js': { file: 'assets/icon.js', imports: ['_vendor.js'] },
};

test('a page brings along what the others do not', () => {
  expect(preloadFilesOf(manifest, 'home')).toEqual([
    { as: 'style', href: '/assets/landing.css' },
    { as: 'script', href: '/assets/landing.js' },
    { as: 'script', href: '/assets/icon.js' },
  ]);
});

test('nothing is named for other pages, or for a page that was not built', () => {
  expect(preloadFilesOf(manifest, 'terms')).toEqual([]);
  expect(preloadFilesOf(manifest, 'explorations')).toEqual([]);
  expect(preloadFilesOf({}, 'home')).toEqual([]);
});
