import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import { basemap } from '@puzzle-runs/web/vite/basemap.ts';
import { precompress } from '@puzzle-runs/web/vite/precompress.ts';
import { preloadFonts } from '@puzzle-runs/web/vite/preload-fonts.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [apiRoutes(), basemap(), preloadFonts(), react(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files instead of forty; everything else stays with the pages that use it.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack)[\\/]/,
            },
            // Not the alerts and the words that come with their pages: what they carry would come along.
            {
              name: 'shell',
              test: /(apps[\\/]player[\\/]src[\\/](shell|ui)|packages[\\/]web[\\/]src[\\/]ui)[\\/](?!later-alert|info-meta|use-info-words).*\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api/': API, '/demo/': API, '/media/': API } },
});
