import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePageVisible } from '../page/use-page-visible.ts';
import { type PositionState, positionStateOf } from './position-state.ts';
import { createPositionWatch } from './position-watch.ts';
import { refusePosition, usePositionPermission } from './use-position-permission.ts';

const watch = createPositionWatch({
  geolocation: () => navigator.geolocation,
  now: () => Date.now(),
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  onDenied: refusePosition,
});

function supportOf(): 'supported' | 'insecure' | 'unsupported' {
  if (!window.isSecureContext) return 'insecure';
  return 'geolocation' in navigator ? 'supported' : 'unsupported';
}

interface Position {
  state: PositionState;
  /** Starts the watch, which makes the browser ask the player. Call it from a tap; again after a refusal. */
  start: () => void;
}

/**
 * The position of this device, measured only while the page is visible and a component with `active` is shown; all
 * share one watch. Starts by itself where the browser has the permission; otherwise `start` does. Without `active` it
 * follows what others measure. The position stays in the browser.
 */
export function usePosition(active = true): Position {
  const support = supportOf();
  const visible = usePageVisible();
  const permission = usePositionPermission();
  const { fix, failed, now } = useSyncExternalStore(watch.subscribe, watch.read);
  /** What an earlier page measured may be old. */
  const [since] = useState(() => Date.now());
  const started = permission.status === 'granted';
  const watching = active && visible && started && support === 'supported';

  useEffect(() => (watching ? watch.join() : undefined), [watching]);

  const facts = { support, started, refused: permission.status === 'refused', failed, fix };
  return {
    state: positionStateOf(facts, Math.max(now, since)),
    start() {
      permission.grant();
      watch.restart();
    },
  };
}
