/// <reference path="../vite/virtual-api-routes.d.ts" />
/** Every call of the API: its types come from the contract, its address from the build (`vite/api-routes.ts`). */
export { routes } from 'virtual:api-routes';
