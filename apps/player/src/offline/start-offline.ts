import { session } from '@puzzle-runs/web/session/session.ts';
import { onNewVersion } from './between-pages.ts';
import { keepInstallPrompt } from './install-prompt.ts';
import { loadOutbox } from './outbox-view.ts';
import { TAKE_OVER, TASK_LOCK } from './worker-messages.ts';

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

/** Starts the background work: the queue of an earlier visit, and the service worker. Plain http has no worker. */
async function startOffline(): Promise<void> {
  keepInstallPrompt();
  // A visitor who has never played has no queue.
  if (!session.isNew()) await loadOutbox().catch(() => undefined);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  onNewVersion(() => void takeOver(registration));
  document.addEventListener('visibilitychange', () => {
    // An app on the home screen may stay open for days.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

void startOffline().catch(() => undefined); // e.g. blocked in a private window; the site works without it
