import { session } from './session.ts';

let refused = false;
session.subscribe((news) => {
  refused = news === 'refused';
});

/** Whether the last session ended because the API refused its token. */
export function wasSessionRefused(): boolean {
  return refused;
}
