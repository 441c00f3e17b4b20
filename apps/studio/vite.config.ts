import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import { basemap } from '@puzzle-runs/web/vite/basemap.ts';
import { precompress } from '@puzzle-runs/web/vite/precompress.ts';
import { preloadFonts } from '@puzzle-runs/web/vite/preload-fonts.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const PORT = 5174;
const API = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [apiRoutes(), basemap(), preloadFonts(), react(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs comes in three files; everything else stays with the pages that use it.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack)[\\/]/,
            },
            { name: 'shell', test: /apps[\\/]studio[\\/]src[\\/](shell[\\/](?!form[\\/]|row-menu)|ui[\\/]).*\.tsx?$/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: PORT, strictPort: true, proxy: { '/api/': API, '/demo/': API, '/media/': API } },
});
