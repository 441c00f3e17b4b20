import { type PlayPlace, storageKeyOf } from './session.ts';
import type { KeyValueStore } from './tolerant-storage.ts';

export const INTROS_KEY = 'introsRead';

/** Whether this device has shown the intro of a game. */
export function isIntroRead(store: KeyValueStore, place: PlayPlace): boolean {
  return (store.get(INTROS_KEY) ?? '').split(' ').includes(storageKeyOf(place));
}

export function saveIntroRead(store: KeyValueStore, place: PlayPlace): void {
  store.set(INTROS_KEY, `${store.get(INTROS_KEY) ?? ''} ${storageKeyOf(place)}`);
}
