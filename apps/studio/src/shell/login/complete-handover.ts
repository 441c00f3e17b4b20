import { handoverCodeIn, redeemHandoverCode } from '@puzzle-runs/web/account/handover.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { to } from '#to.ts';
import { returnAddressFrom } from './return-address.ts';

/**
 * Completes the login hand-over from the player site. The code is removed from the address at once. An invalid code
 * leads to the login, even if another account is still logged in.
 */
export async function completeHandover(): Promise<void> {
  const code = handoverCodeIn(location.hash);
  if (code === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    await redeemHandoverCode(code);
  } catch (error) {
    session.forgetAuthToken();
    const alert = failureCodeOf(error) === 'network' ? 'network' : 'crossing';
    history.replaceState(null, '', to.register({ wanted: returnAddressFrom(location), alert }));
  }
}
