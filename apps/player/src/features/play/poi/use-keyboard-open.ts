import { useSyncExternalStore } from 'react';

/** A keyboard takes more of the page than this share; bars of the browser take less. */
const KEYBOARD_SHARE = 0.25;

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether a keyboard on the screen, or zooming in, hides a part of the page: what is fixed to its edge is hidden, too. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, () => {
    const seen = window.visualViewport?.height ?? innerHeight;
    return seen < document.documentElement.clientHeight * (1 - KEYBOARD_SHARE);
  });
}
