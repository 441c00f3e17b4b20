import type { ContractPart } from '@puzzle-runs/web/vite/api-routes.ts';

/** The parts of the API that this site calls. The addresses of the studio's calls would be 1 kB more on every first page. */
export const PLAYER_PARTS: readonly ContractPart[] = [
  'explorations',
  'battles',
  'joining',
  'joined',
  'progress',
  'live',
  'site',
  'users',
  'captcha',
  'contacts',
  'board',
];
