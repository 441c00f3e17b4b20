import { isOwnFile } from '@puzzle-runs/web/api/own-file.ts';
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER } from '../src/offline/worker-messages.ts';
import { answerNavigation } from './answer-navigation.ts';
import { answerPicture, isPicture } from './answer-picture.ts';

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
