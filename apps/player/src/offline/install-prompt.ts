import { useSyncExternalStore } from 'react';

/** The event of browsers that can install a site, without a type in the DOM library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

function show(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the site until a player asks for it, instead of its banner. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    show(event as InstallEvent);
  });
  addEventListener('appinstalled', () => show(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's dialog, once; undefined where the browser offers none. */
export function useInstallPrompt(): (() => void) | undefined {
  const event = useSyncExternalStore(subscribe, () => offered);
  return (
    event &&
    (() => {
      show(undefined); // a second call of the same event fails
      void event.prompt().catch(() => undefined);
    })
  );
}

/** Whether this is a site on the home screen of a phone or tablet of Apple, which shares nothing with Safari. */
export function isOnHomeScreenOfApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/**
 * Whether this is Safari on a phone or tablet of Apple, outside of an installed site: only there this property is
 * false.
 */
export function isInstallableByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
