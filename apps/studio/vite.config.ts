import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';

export default defineConfig(
  siteConfig({
    shell: /apps[\\/]studio[\\/]src[\\/](shell[\\/](?!form[\\/]|lists[\\/]row-menu)|ui[\\/]).*\.tsx?$/,
    server: { port: 5174, strictPort: true },
  }),
);
