import { serverBundle } from '@puzzle-runs/web/vite/server-bundle.ts';
import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';

/** Builds the site, or, with `--ssr`, the program that writes its first screen (docs/decisions/0099). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBundle({ onDemand: /\/i18n\/|\/explorations\.page\.tsx$/ })
    : siteConfig({
        shell:
          /apps[\\/]studio[\\/]src[\\/](shell[\\/](?!feedback[\\/]|form[\\/]|lists[\\/]row-menu)|ui[\\/](?!charts[\\/])).*\.tsx?$/,
        devPort: 5174,
        apiPort: process.env.STUDIO_PORT || '3001',
      }),
);
