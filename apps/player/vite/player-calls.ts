import type { contract } from '@puzzle-runs/contract/contract.ts';

/** The parts of the contract that the player calls. The routes of the others stay out of its first chunk. */
export const PLAYER_CALLS: readonly (keyof typeof contract)[] = [
  'explorations',
  'battles',
  'joining',
  'registrations',
  'joined',
  'progress',
  'feedback',
  'live',
  'site',
  'users',
  'captcha',
  'contacts',
  'board',
];

/** Called by the photo quests only, which are loaded with the first of them. */
export const LATER_CALLS: readonly (keyof typeof contract)[] = ['photos', 'photoUploads'];
