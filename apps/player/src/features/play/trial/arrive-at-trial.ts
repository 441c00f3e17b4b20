import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { parseTrialFragment } from '@puzzle-runs/web/session/trial-address.ts';

/** Keeps the run token of a test that the studio has just begun. It leaves the address at once; without one nothing happens. */
export function startTrial(place: PlayPlace): void {
  const trial = parseTrialFragment(location.hash);
  if (!trial) return;
  history.replaceState(history.state, '', location.pathname + location.search + trial.anchor);
  session.saveRunToken(place, trial.pair);
}
