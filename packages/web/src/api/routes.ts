/// <reference path="../vite/virtual-modules.d.ts" />
/** Every call of the API: types come from the contract, addresses from the build (`vite/api-routes.ts`). */
export { routes } from 'virtual:api-routes';
