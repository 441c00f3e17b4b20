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

test('preloads the files of a page that are not shared by all pages', () => {
  expect(preloadFilesOf(manifest, 'home')).toEqual([
    { as: 'style', href: '/assets/landing.css' },
    { as: 'script', href: '/assets/landing.js' },
    { as: 'script', href: '/assets/icon.js' },
  ]);
});

test('preloads nothing for other pages or for a page missing from the build', () => {
  expect(preloadFilesOf(manifest, 'terms')).toEqual([]);
  expect(preloadFilesOf(manifest, 'explorations')).toEqual([]);
  expect(preloadFilesOf({}, 'home')).toEqual([]);
});
