import { join } from 'node:path';
import { serverBundle } from '@puzzle-runs/web/vite/server-bundle.ts';
import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';
import { offlineWorker } from './vite/offline-worker.ts';
import { ON_DEMAND_BY_POI, ON_DEMAND_BY_POIS } from './vite/on-demand-files.ts';
import { LATER_CALLS, PLAYER_CALLS } from './vite/player-calls.ts';

const file = (name: string) => join(import.meta.dirname, 'src', name);

/** Loaded with every page of a game. */
const PLAY = [file('pages/play.page.tsx')];

const calls = { calls: PLAYER_CALLS, laterCalls: LATER_CALLS };

const site = siteConfig({
  ...calls,
  textChunks: {
    play: /[\\/]i18n[\\/](de|en)[\\/](play|poi|task)\.ts$/,
    landing: /[\\/]i18n[\\/](de|en)[\\/](landing|feature[\\/]feature-groups)\.ts$/,
  },
  devPort: 5173,
  apiPort: process.env.PORT || '3000',
  firstScreens: {
    main: file('main.tsx'),
    screens: [
      { name: 'landing', family: 'public', files: [file('pages/landing.page.tsx')] },
      { name: 'explorations', family: 'public', files: [file('pages/explorations.page.tsx')] },
      { name: 'exploration', family: 'public', files: [file('pages/exploration.page.tsx')] },
      {
        name: 'pois',
        family: 'play',
        files: [file('pages/pois.page.tsx'), ...PLAY],
        soon: ON_DEMAND_BY_POIS.soon.map(file),
        later: ON_DEMAND_BY_POIS.later.map(file),
      },
      {
        name: 'poi',
        family: 'play',
        files: [file('pages/poi.page.tsx'), ...PLAY],
        soon: ON_DEMAND_BY_POI.soon.map(file),
        later: ON_DEMAND_BY_POI.later.map(file),
      },
    ],
  },
});

/** Builds the site, or, with `--ssr`, what the server renders pages with (docs/decisions/0058). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBundle({ ...calls, onDemand: /\/i18n\/|\/(landing|explorations|exploration)\.page\.tsx$/ })
    : { ...site, plugins: [site.plugins, offlineWorker()] },
);
