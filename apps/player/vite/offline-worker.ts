import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_PATH } from '@puzzle-runs/site/pages.ts';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type Manifest, precachedFiles } from './precached-files.ts';

const DIST = join(import.meta.dirname, '../dist');

/** The largest file is the map. */
const LARGEST_BYTES = 3_000_000;

function shellRevision(): string {
  return createHash('sha256')
    .update(readFileSync(join(DIST, 'index.html')))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Builds the service worker (`/sw.js`) with the list of files that it stores. The shell has an address of its own, because the server
 * fills index.html and does not serve it as a file.
 */
export function offlineWorker(): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false, // public/site.webmanifest
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2}', 'basemap/*.{json,svg}', 'icon*.{svg,png}'],
      maximumFileSizeToCacheInBytes: LARGEST_BYTES,
      // The names of assets contain their hash.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
          const wanted = precachedFiles(manifest);
          const stored = entries.filter(({ url }) => !url.startsWith('assets/') || wanted.has(url));
          return { manifest: [...stored, { url: SHELL_PATH, revision: shellRevision(), size: 0 }] };
        },
      ],
    },
  });
}
