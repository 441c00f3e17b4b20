/// <reference path="../../../../../packages/web/src/vite/virtual-api-routes.d.ts" />
/** The calls of photo quests, whose routes stay out of the first chunk. */
export { laterRoutes as photoRoutes } from 'virtual:later-api-routes';
