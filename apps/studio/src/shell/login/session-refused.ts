import { session } from '@puzzle-runs/web/session/session.ts';

let refused = false;
session.subscribe((news) => {
  refused = news === 'refused';
});

/** Whether the last session ended because the API did not accept it any more (specification 1, part 4). */
export function wasSessionRefused(): boolean {
  return refused;
}
