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

/** Called by parts that are loaded on demand: photo quests, and continuing a game in another browser. */
export const LATER_CALLS: readonly (keyof typeof contract)[] = ['photos', 'photoUploads', 'gameHandover'];
