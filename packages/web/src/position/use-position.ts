import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { fixOf } from './fix-of.ts';
import { type PositionState, positionStateOf } from './position-state.ts';
import { usePageVisible } from './use-page-visible.ts';
import { usePositionPermission } from './use-position-permission.ts';

/** A cached position may be a walk old, and a phone that stands still may stop measuring. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
/** Milliseconds without a new position after which the watch starts anew. */
const RESTART_MS = 30_000;
/** Milliseconds between two checks of the position's age. */
const CHECK_MS = 5_000;

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
 * The position of this device, measured only while the page is visible and `active` holds. Starts by itself where the browser has the
 * permission; otherwise `start` does. The position stays in the browser.
 */
export function usePosition(active = true): Position {
  const support = supportOf();
  const visible = usePageVisible();
  const permission = usePositionPermission();
  const [fix, setFix] = useState<PositionFix | null>(null);
  const [failed, setFailed] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  /** Counts the watches: a change starts a new one. */
  const [round, setRound] = useState(0);
  const started = permission.status === 'granted';
  const watching = active && visible && started && support === 'supported';

  const receive = useEffectEvent((measured: GeolocationPosition) => {
    const receivedAt = Date.now();
    setFix(fixOf(measured, receivedAt));
    setFailed(false);
    setNow(receivedAt);
  });

  const fail = useEffectEvent(({ code }: GeolocationPositionError) => {
    if (code === GeolocationPositionError.PERMISSION_DENIED) permission.refuse();
    else setFailed(true);
  });

  useEffect(() => {
    if (!watching) return;
    let latest = Date.now();
    // The last position may have become outdated in the background.
    const atOnce = setTimeout(() => setNow(Date.now()));
    const id = navigator.geolocation.watchPosition(
      (measured) => {
        latest = Date.now();
        receive(measured);
      },
      fail,
      OPTIONS,
    );
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() - latest > RESTART_MS) setRound(round + 1);
    }, CHECK_MS);
    return () => {
      navigator.geolocation.clearWatch(id);
      clearInterval(timer);
      clearTimeout(atOnce);
    };
  }, [watching, round]);

  const facts = { support, started, refused: permission.status === 'refused', failed, fix };
  return {
    state: positionStateOf(facts, now),
    start() {
      permission.grant();
      setFailed(false);
      setRound(round + 1);
    },
  };
}
