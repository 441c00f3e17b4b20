import { join } from 'node:path';
import { serverBundle, siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';

const file = (name: string) => join(import.meta.dirname, 'src', name);

/** Builds the site, or, with `--ssr`, the program that writes its first screen (docs/decisions/0058). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBundle({ onDemand: /\/i18n\/|\/explorations\.page\.tsx$/ })
    : siteConfig({
        firstScreens: {
          main: file('main.tsx'),
          screens: [{ name: 'explorations', family: 'lists', files: [file('pages/explorations.page.tsx')], kB: 217.8 }],
        },
        textChunks: { common: /[\\/]i18n[\\/](de|en)([\\/]account)?\.ts$/ },
        inline: { firstScreen: file('inline/first-screen.ts') },
        devPort: 5174,
        apiPort: process.env.STUDIO_PORT || '3001',
      }),
);
