import react from '@vitejs/plugin-react';
import type { ServerOptions, UserConfig } from 'vite';
import { apiRoutes } from './api-routes.ts';
import { basemap } from './basemap.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { lowPriorityScripts } from './scripts-last.ts';

/** Address of the API in development. */
const API_ORIGIN = 'http://127.0.0.1:3000';

/** Changes only with the lockfile, so it stays cached over many releases. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack)[\\/]/,
};

interface Site {
  /** Files that every page needs, bundled as one chunk instead of forty; the rest stays with its pages. */
  shell: RegExp;
  server?: ServerOptions;
}

/** Vite configuration of both sites. */
export function siteConfig({ shell, server }: Site): UserConfig {
  return {
    plugins: [apiRoutes(), basemap(), preloadFonts(), lowPriorityScripts(), react(), precompress()],
    build: {
      target: 'es2022',
      manifest: true,
      // The map and the charts are large, and have chunks of their own.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: { output: { codeSplitting: { groups: [VENDOR, { name: 'shell', test: shell }] } } },
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api/': API_ORIGIN, '/demo/': API_ORIGIN, '/media/': API_ORIGIN },
      ...server,
    },
  };
}
