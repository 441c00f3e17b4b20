import { arriveWith, crossingCodeIn } from '@puzzle-runs/web/account/crossing.ts';
import { failureCodeOf } from '@puzzle-runs/web/api-problem.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { to } from '#to.ts';
import { wantedFrom } from './wanted.ts';

/**
 * Begins the session of somebody who comes over from the player site (design, part 3). The code leaves the address at once; one that
 * does not hold leads to the login, also where somebody else is still logged in.
 */
export async function arrive(): Promise<void> {
  const code = crossingCodeIn(location.hash);
  if (code === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    await arriveWith(code);
  } catch (error) {
    session.forgetAuthToken();
    const alert = failureCodeOf(error) === 'network' ? 'network' : 'crossing';
    history.replaceState(null, '', to.register({ wanted: wantedFrom(location), alert }));
  }
}
