import { type Place, session } from '@puzzle-runs/web/session.ts';
import { trialTokenIn } from '@puzzle-runs/web/trial-address.ts';

/** Keeps the run token of a test that the studio has just begun. It leaves the address at once; without one nothing happens. */
export function arriveAtTrial(place: Place): void {
  const token = trialTokenIn(location.hash);
  if (!token) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  session.keepRunToken(place, token);
}
