import { useSyncExternalStore } from 'react';

const DARK = matchMedia('(prefers-color-scheme: dark)');

function subscribe(notify: () => void): () => void {
  DARK.addEventListener('change', notify);
  return () => DARK.removeEventListener('change', notify);
}

/** The colour scheme of the device, for what CSS cannot colour. Phones change it at dusk, in the middle of a game. */
export function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => (DARK.matches ? 'dark' : 'light'));
}

/** Our green on a map. */
export const MAP_GREEN = { light: '#17694a', dark: '#6fcba1' } as const;
