import { type Place, session } from '@puzzle-runs/web/session/session.ts';
import { trialIn } from '@puzzle-runs/web/session/trial-address.ts';

/** Keeps the run token of a test that the studio has just begun. It leaves the address at once; without one nothing happens. */
export function arriveAtTrial(place: Place): void {
  const trial = trialIn(location.hash);
  if (!trial) return;
  history.replaceState(history.state, '', location.pathname + location.search + trial.anchor);
  session.keepRunToken(place, trial.pair);
}
