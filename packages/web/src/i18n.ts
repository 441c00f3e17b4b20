import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { session } from './session.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Narrows a language tag to one of ours. */
export function isLanguage(value: string | null | undefined): value is Language {
  return value === 'de' || value === 'en';
}

/** The chosen language, else German for a German browser and English for any other; German where nothing is known (specification 1, part 1). */
export function preferredLanguage(chosen: string | null, browser: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  return !browser || browser.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Starts the texts of a site. `dictionaries` are flat: one sentence per key, plurals by `_one` and `_other`. */
export async function startI18n(dictionaries: Record<Language, Record<string, string>>): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(initReactI18next).init({
    lng: preferredLanguage(session.language(), navigator.language),
    fallbackLng: 'de',
    resources: { de: { translation: dictionaries.de }, en: { translation: dictionaries.en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
}

/** Speaks another language from now on, and on the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  session.keepLanguage(language);
  await i18next.changeLanguage(language);
}
