import { isOwnFile } from '@puzzle-runs/web/api/own-file.ts';
import { onOutdated } from '@puzzle-runs/web/api/own-response.ts';
import { onNewVersion } from './between-pages.ts';
import { loadOutbox } from './load-outbox.ts';
import { noteOfflineCodeDue, offlineCodeDue } from './offline-code-due.ts';
import { PICTURE, PICTURES_CACHE, TAKE_OVER, TASK_LOCK } from './worker-messages.ts';

/** Longest wait for a task in another tab; then the new version waits for the next navigation. */
const LOCK_TIMEOUT_MS = 1_000;

/** Lets the waiting version take over and loads the page anew, unless a task is on the screen of any tab. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration;
  if (!waiting) return;
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  await navigator.locks
    .request(TASK_LOCK, { signal }, () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage(TAKE_OVER);
    })
    .catch(() => undefined);
}

/**
 * Stores the pictures on the screen: they were loaded before the service worker controlled this page, which stores all
 * later ones.
 */
async function storeShownPictures(): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  const sources = Array.from(document.images, ({ currentSrc }) => new URL(currentSrc || 'about:blank'));
  const own = sources.filter(({ origin, pathname }) => origin === location.origin && PICTURE.test(pathname));
  // One that cannot be loaded does not keep the others from being stored.
  await Promise.allSettled(
    own.map(async ({ href }) => {
      const response = await fetch(href);
      if (isOwnFile(href, response)) await cache.put(href, response);
    }),
  );
}

/** Lets a new version take over as soon as it is stored; with a task on the screen it waits for the next page. */
function takeOverWhenInstalled(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') void takeOver(registration);
  });
}

/** Registers the service worker; undefined on plain http, rejected in a private window that blocks storage. */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined;
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => void storeShownPictures(), { once: true });
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return undefined;
  onNewVersion(() => void takeOver(registration));
  onOutdated(() => {
    registration.addEventListener('updatefound', () => takeOverWhenInstalled(registration), { once: true });
    void registration.update().catch(() => undefined);
  });
  document.addEventListener('visibilitychange', () => {
    // An app on the home screen may stay open for days.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
  return registration;
}

/** Resolves when the first worker of this phone controls the page or has failed; at once if there is an earlier one. */
function firstWorkerDone({ installing, active }: ServiceWorkerRegistration): Promise<void> {
  if (active || !installing) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    installing.addEventListener('statechange', () => installing.state === 'redundant' && resolve());
  });
}

let isStarted = false;

/**
 * Starts the background work once, after everything that the first screen needs: the service worker, and the queue of
 * an earlier visit.
 */
export function startOffline(): void {
  if (isStarted) return;
  isStarted = true;
  void registerWorker()
    .then((registration) => registration && firstWorkerDone(registration))
    .catch(() => undefined) // the site works without a worker
    .then(noteOfflineCodeDue);
  void offlineCodeDue.then(loadOutbox).catch(() => undefined); // the next submission tries again
}
