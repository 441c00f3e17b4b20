import react from '@vitejs/plugin-react';
import type { ServerOptions, UserConfig } from 'vite';
import { apiRoutes } from './api-routes.ts';
import { basemap } from './basemap.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { lowPriorityScripts } from './scripts-last.ts';

/** Where the API answers while a site is worked on. */
const API_ORIGIN = 'http://127.0.0.1:3000';

/** Changes with the lockfile only, so it stays in the browser's cache over many releases. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack)[\\/]/,
};

interface Site {
  /** The files of the site's frame that every page needs: they come as one instead of forty; the rest stays with its pages. */
  shell: RegExp;
  server?: ServerOptions;
}

/** How each of the two sites is built and served while it is worked on. */
export function siteConfig({ shell, server }: Site): UserConfig {
  return {
    plugins: [apiRoutes(), basemap(), preloadFonts(), lowPriorityScripts(), react(), precompress()],
    build: {
      target: 'es2022',
      manifest: true,
      // The map and the charts are large, and come alone.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: { output: { codeSplitting: { groups: [VENDOR, { name: 'shell', test: shell }] } } },
    },
    server: { host: '127.0.0.1', proxy: { '/api/': API_ORIGIN, '/demo/': API_ORIGIN, '/media/': API_ORIGIN }, ...server },
  };
}
