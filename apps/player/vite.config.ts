import { join } from 'node:path';
import { PAGES, pagesFor } from '@puzzle-runs/site/pages.ts';
import { serverBundle, siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';
import { offlineWorker } from './vite/offline-worker.ts';
import { LATER_CALLS, PLAYER_CALLS } from './vite/player-calls.ts';

const file = (name: string) => join(import.meta.dirname, 'src', name);
const page = (name: string) => file(`pages/${name}.page.tsx`);
const pages = Object.values(PAGES);
const played = pagesFor('play').map((name) => PAGES[name].file);

/** What every visit of a game imports on demand, soon after its page is shown. */
const SOON = ['offline/start-offline.ts', 'features/play/language/game-language.tsx'];
/**
 * The same when the service worker has stored the site, or some seconds after the page (`offline/offline-code-due.ts`).
 */
const LATER = ['offline/game-offline.ts'];
/** What only the list of pois imports in addition. */
const OF_POIS = { soon: ['features/play/download/download-card.tsx'], later: ['offline/waiting/waiting-line.tsx'] };

/** The pages that many visits begin with. */
const screens = pages.flatMap(({ file: name, audience, ...rest }) => {
  if (!('kB' in rest)) return [];
  const { soon, later } = name === 'pois' ? OF_POIS : { soon: [], later: [] };
  const game = { soon: [...SOON, ...soon].map(file), later: [...LATER, ...later].map(file) };
  const isPlayed = audience === 'play';
  const files = isPlayed ? [page(name), page('play')] : [page(name)];
  return { name, family: audience, files, ...(isPlayed && game), kB: rest.kB };
});

const calls = { calls: PLAYER_CALLS, laterCalls: LATER_CALLS };

const site = siteConfig({
  ...calls,
  textChunks: {
    play: /[\\/]i18n[\\/](de|en)[\\/](play|poi|task)\.ts$/,
    landing: /[\\/]i18n[\\/](de|en)[\\/](landing|feature[\\/]feature-groups)\.ts$/,
  },
  devPort: 5173,
  apiPort: process.env.PORT || '3000',
  firstScreens: { main: file('main.tsx'), screens },
  inline: { gameCall: file('inline/game-call.ts'), gameScreen: file('inline/game-screen.ts') },
  offline: ['play', 'not-found', ...played, ...pages.flatMap((row) => ('offline' in row ? row.file : []))],
});

/** The pages that the server renders. */
const rendered = screens.filter(({ family }) => family === 'public').map(({ name }) => name);

/** Builds the site, or, with `--ssr`, what the server renders pages with (docs/decisions/0058). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBundle({ ...calls, onDemand: new RegExp(`/i18n/|/(${rendered.join('|')})\\.page\\.tsx$`) })
    : { ...site, plugins: [site.plugins, offlineWorker()] },
);
