import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';

export default defineConfig(
  siteConfig({
    // Not the alerts and the words that come with their pages: what they carry would come along.
    shell:
      /(apps[\\/]player[\\/]src[\\/](shell|ui)|packages[\\/]web[\\/]src[\\/]ui)[\\/](?!later-alert|info-meta|use-info-words).*\.tsx?$/,
  }),
);
