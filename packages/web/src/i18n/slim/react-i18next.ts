import type { i18n as I18next, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import i18n from './i18next.ts';

interface Translation {
  t: TFunction;
  i18n: I18next;
}

/** A new function per language, so that what depends on it is computed again. */
function translation(): Translation {
  return { t: i18n.t.bind(i18n), i18n };
}

let current = translation();

i18n.on('languageChanged', () => {
  current = translation();
});

function subscribe(notify: () => void): () => void {
  i18n.on('languageChanged', notify);
  return () => i18n.off('languageChanged', notify);
}

const read = () => current;

/**
 * Texts in the current language; renders again when it changes.
 * @public stands in for react-i18next
 */
export function useTranslation(): Translation {
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Only i18next itself needs it.
 * @public stands in for react-i18next
 */
export const initReactI18next = {};
