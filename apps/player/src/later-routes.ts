/// <reference path="../../../packages/web/src/vite/virtual-modules.d.ts" />
/** The calls of parts that are loaded on demand (`LATER_CALLS`), whose routes stay out of the first chunk. */
export { laterRoutes } from 'virtual:later-api-routes';
