import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';

export default defineConfig(
  siteConfig({
    shell:
      /apps[\\/]studio[\\/]src[\\/](shell[\\/](?!feedback[\\/]|form[\\/]|lists[\\/]row-menu)|ui[\\/](?!charts[\\/])).*\.tsx?$/,
    devPort: 5174,
    apiPort: process.env.STUDIO_PORT || '3001',
  }),
);
