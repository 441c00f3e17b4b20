import { useEffect, useEffectEvent } from 'react';
import { ApiProblem, type FailureCode, isCodeNotLoaded, noteCodeNotLoaded } from '../api/api-problem.ts';
import { call } from '../api/call.ts';
import { onOutdated } from '../api/own-response.ts';
import { retryDelay } from '../api/reconnect.ts';
import { routes } from '../api/routes.ts';
import { useOffline } from '../api/use-offline.ts';
import { tabStorage } from '../session/session.ts';
import type { FailureView } from '../ui/error-boundary.tsx';

/** Failures that pass by themselves. */
const PASSING: ReadonlySet<FailureCode> = new Set(['network', 'unavailable', 'unexpected', 'rate_limited']);

/** A page whose code is never loaded is loaded anew so often in a tab; after that only by its player. */
const RELOADS_MAX = 5;

// Vite names every import that failed.
globalThis.addEventListener?.('vite:preloadError', (event) => {
  noteCodeNotLoaded((event as Event & { payload: Error }).payload);
});

/** The page on which the player entered something, which loading it anew could lose. */
let enteredAt: string | undefined;
for (const event of ['input', 'change'])
  globalThis.addEventListener?.(event, () => {
    enteredAt = location.pathname;
  });

const reloadsKey = () => `reloads ${location.pathname}`;
const reloadsOfPage = () => Number(tabStorage.get(reloadsKey()) ?? 0);

/**
 * Loads the page anew for code that is missing, once the server responds, unless something entered on it could be lost.
 */
async function reload(): Promise<void> {
  const reloads = reloadsOfPage();
  if (reloads >= RELOADS_MAX || enteredAt === location.pathname) return;
  await call(routes.site.health);
  tabStorage.set(reloadsKey(), String(reloads + 1));
  location.reload();
}

// A service worker would answer with the old page again: it loads the new one, which takes over (start-offline.ts).
onOutdated(() => {
  if (!navigator.serviceWorker?.controller) void reload().catch(() => undefined);
});

/**
 * Beside the message of what could not be loaded: tries again when the server responds again, when the page is shown
 * again, and with growing pauses.
 */
export const RetryByItself: FailureView = function RetryByItself({ error, onRetry, retries }) {
  const offline = useOffline();
  const isCode = isCodeNotLoaded(error);
  const passes = isCode || (error instanceof ApiProblem && PASSING.has(error.code));
  const tryAgain = useEffectEvent(() => {
    if (isCode)
      void reload().catch(() => undefined); // shown as offline; goes on when the server responds
    else onRetry();
  });

  useEffect(() => {
    if (!passes || offline) return; // reconnect.ts asks the server
    const attempt = 1 + Math.max(retries, isCode ? reloadsOfPage() : 0);
    const timer = setTimeout(() => tryAgain(), retryDelay(attempt, Math.random()));
    const onVisible = () => document.visibilityState === 'visible' && tryAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [passes, offline, retries, isCode]);
  return null;
};
