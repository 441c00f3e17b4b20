import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { parseTrialFragment } from '@puzzle-runs/web/session/trial-address.ts';

/** Stores the run token of a trial started by the studio and removes it from the address; does nothing without a token. */
export function storeTrialToken(place: PlayPlace): void {
  const trial = parseTrialFragment(location.hash);
  if (!trial) return;
  history.replaceState(history.state, '', location.pathname + location.search + trial.anchor);
  session.saveRunToken(place, trial.pair);
}
