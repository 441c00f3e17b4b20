import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';

const DAY_MS = 86_400_000;

/** The parts of a `GeolocationPosition` that matter. */
interface Measured {
  coords: { latitude: number; longitude: number; accuracy: number };
  timestamp: number;
}

/**
 * A measured position. Browsers may repeat one from before the phone slept, so its own time counts; a time in the
 * future or of another day comes from a browser that counts differently, and the time of receipt replaces it. Times in
 * milliseconds since 1970.
 */
export function fixOf({ coords, timestamp }: Measured, receivedAt: number): PositionFix {
  const age = receivedAt - timestamp;
  const measuredAt = age >= 0 && age < DAY_MS ? timestamp : receivedAt;
  return { latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy, measuredAt };
}

/** A cached position may be a walk old, and a phone that stands still may stop measuring. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
/** Milliseconds without a new position after which the watch starts anew. */
const RESTART_MS = 30_000;
/** Milliseconds between two checks of the position's age. */
const CHECK_MS = 5_000;
/** `GeolocationPositionError.PERMISSION_DENIED` */
const DENIED = 1;

/** What the watch has measured. */
export interface Watched {
  /** The last position; null before the first. */
  fix: PositionFix | null;
  /** The last measurement failed. */
  failed: boolean;
  /** When this was last compared with the clock, in milliseconds since 1970. */
  now: number;
}

interface Browser {
  /** Read when the first user joins. */
  geolocation: () => Pick<Geolocation, 'watchPosition' | 'clearWatch'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `run` every so many milliseconds, until the returned function is called. */
  every: (ms: number, run: () => void) => () => void;
  /** The player or the browser refused the permission. */
  onDenied: () => void;
}

interface Watch {
  /** Measures until the returned function is called; all users share one watch of the browser. */
  join: () => () => void;
  /** Starts the watch of the present users anew. */
  restart: () => void;
  read: () => Watched;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (notify: () => void) => () => void;
}

/**
 * The one watch of the position. Browsers report a position that does not change only once, so its last value is kept
 * for users who join later.
 */
export function createPositionWatch({ geolocation, now, every, onDenied }: Browser): Watch {
  let watched: Watched = { fix: null, failed: false, now: 0 };
  let users = 0;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function update(change: Partial<Watched>) {
    watched = { ...watched, ...change, now: now() };
    for (const notify of listeners) notify();
  }

  function start() {
    const browser = geolocation();
    let latest = now();
    const id = browser.watchPosition(
      (measured) => {
        latest = now();
        update({ fix: fixOf(measured, latest), failed: false });
      },
      ({ code }) => {
        if (code === DENIED) onDenied();
        else update({ failed: true });
      },
      OPTIONS,
    );
    const stopChecks = every(CHECK_MS, () => {
      update({});
      if (now() - latest > RESTART_MS) renew();
    });
    stop = () => {
      browser.clearWatch(id);
      stopChecks();
      stop = undefined;
    };
  }

  function renew() {
    stop?.();
    start();
  }

  return {
    join() {
      users += 1;
      if (users === 1) {
        // With the present time: the position of the last users may have become outdated.
        update({ failed: false });
        start();
      }
      return () => {
        users -= 1;
        if (users === 0) stop?.();
      };
    },
    restart() {
      if (!stop) return;
      update({ failed: false });
      renew();
    },
    read: () => watched,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
