import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_PATH } from '@puzzle-runs/site/pages.ts';
import { SITE_BUILD } from '@puzzle-runs/site/site-build.ts';
import type { BuiltFiles } from '@puzzle-runs/web/vite/site-build.ts';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The largest file is the map. */
const LARGEST_BYTES = 3_000_000;

/**
 * Builds the service worker (`/sw.js`) with the list of files that it stores. The shell has an address of its own,
 * because the server fills the template of the page and does not serve it as a file.
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
          const built = readFileSync(join(import.meta.dirname, '../dist', SITE_BUILD), 'utf8');
          const { stored }: BuiltFiles = JSON.parse(built);
          const files = entries.filter(({ url }) => !url.startsWith('assets/') || stored.includes(url));
          const revision = createHash('sha256').update(built).digest('hex').slice(0, 16);
          return { manifest: [...files, { url: SHELL_PATH, revision, size: 0 }] };
        },
      ],
    },
  });
}
