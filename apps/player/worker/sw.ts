import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';
import { isOwnFile } from '@puzzle-runs/web/api/own-file.ts';
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER } from '../src/offline/worker-messages.ts';
import { answerPicture, isPicture } from './answer-picture.ts';

/** After this time the shell opens; the page itself then waits for its data. */
const RESPONSE_TIMEOUT_MS = 2_000;

const SHELL = '/shell';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

/** Pages and files that always come from the server. `/api` is also a page. */
const SERVER_ONLY = /^\/(api|management|media|demo|map|assets)(\/|$)/;

// The page of a hotspot in the place of a file fails the installation; the next visit tries again.
addPlugins([
  { cacheWillUpdate: async ({ request, response }) => (isOwnFile(request.url, response) ? response : null) },
]);
// The code of the play pages, the fonts, the outline map and the shell.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(({ request }) => answerNavigation(request), { denylist: [SERVER_ONLY] }));
registerRoute(
  ({ url, request }) => isPicture(url, request),
  ({ request }) => answerPicture(request),
);

// A new version waits until the site allows it: between two tasks, never during one.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
clientsClaim();

/**
 * A page of a game from the phone, where its state is stored, too. Every other page from the server, with its own head;
 * the stored shell where the network or the server fails.
 */
async function answerNavigation(request: Request): Promise<Response> {
  const shell = GAME_PAGE.test(new URL(request.url).pathname) && (await matchPrecache(SHELL));
  if (shell) return shell;
  const response = fetch(request).catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS));
  const first = await Promise.race([response, timeout]);
  // A proxy answers 502 while the server restarts.
  if (first && first.status < 500) return first;
  return (await matchPrecache(SHELL)) ?? (await response) ?? Response.error();
}
