import { call } from './call.ts';
import { isOffline, subscribeConnection } from './connection.ts';
import { routes } from './routes.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** A connection that lasted so long starts again with the first delay. */
const STABLE_MS = 60_000;

/**
 * Exponential backoff: milliseconds before the n-th attempt (from 1), up to 30 s, with jitter so that phones do not
 * return all at once.
 */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS) * (0.5 + random / 2);
}

/**
 * While the server does not respond, asks it again: with growing pauses as long as the page is visible, and at once
 * when the network returns or the page is shown again. The first response is noted for everything that waits
 * (`subscribeConnection`).
 */
export function startReconnecting(): void {
  let attempt = 0;
  let backSince = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  async function ask() {
    clearTimeout(timer);
    timer = undefined;
    if (asking || document.visibilityState === 'hidden') return;
    asking = true;
    await call(routes.site.health).catch(() => undefined);
    asking = false;
    wait();
  }

  function wait() {
    if (asking || timer !== undefined) return;
    if (!isOffline()) {
      backSince = performance.now();
      return;
    }
    if (performance.now() - backSince > STABLE_MS) attempt = 0;
    backSince = Number.POSITIVE_INFINITY; // until it is back
    attempt += 1;
    timer = setTimeout(() => void ask(), retryDelay(attempt, Math.random()));
  }

  subscribeConnection(wait);
  addEventListener('online', () => void ask());
  document.addEventListener('visibilitychange', () => isOffline() && void ask());
}
