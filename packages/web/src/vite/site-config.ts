import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { apiRoutes } from './api-routes.ts';
import { basemap } from './basemap.ts';
import { lowPriorityScripts } from './low-priority-scripts.ts';
import { precompress } from './precompress.ts';
import { streetLayerModules } from './street-layers.ts';

/** Changes only with the lockfile, so that browsers keep it in their cache over many releases. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack)[\\/]/,
};

/** Icons of several pages, in one file: with HTTP/1.1 a phone fetches six files at a time. */
const ICONS = { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 4 };

interface Site {
  /** Files of the page frame, which every page needs: bundled into one chunk instead of forty. */
  shell: RegExp;
  /** Port of Vite's development server. */
  devPort: number;
  /** Port of the API that the development server forwards calls to. */
  apiPort: string;
  /** Parts of the contract that the site calls; all of them if missing. */
  calls?: readonly string[];
  /** Parts that are called by code that is loaded later. */
  laterCalls?: readonly string[];
}

/** Vite's configuration of a site, for builds and for development. */
export function siteConfig({ shell, devPort, apiPort, calls, laterCalls }: Site): UserConfig {
  const api = `http://127.0.0.1:${apiPort}`;
  return {
    plugins: [
      apiRoutes(calls, laterCalls),
      basemap(),
      streetLayerModules(),
      lowPriorityScripts(),
      react(),
      precompress(),
    ],
    build: {
      target: 'es2022',
      manifest: true,
      // The map and the charts are large chunks that are loaded on demand.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: { output: { codeSplitting: { groups: [VENDOR, { name: 'shell', test: shell }, ICONS] } } },
    },
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      proxy: { '/api/': api, '/demo/': api, '/map/': api, '/media/': api },
    },
  };
}
