import { LANGUAGES, type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { session } from '../session/session.ts';
import { currentLanguage } from './current-language.ts';

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

/** Brings the texts of pages that are loaded later; called by the file that carries them, before its pages are shown. */
export function addTexts(dictionaries: Record<Language, Record<string, string>>): void {
  for (const language of LANGUAGES) i18next.addResourceBundle(language, 'translation', dictionaries[language], true);
}

/** The language that is spoken now, for whoever writes to the reader: mails. */
export function siteLanguage(): Language {
  return currentLanguage(i18next);
}

/** Speaks another language from now on, and on the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  session.saveLanguage(language);
  await i18next.changeLanguage(language);
}
