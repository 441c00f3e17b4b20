import { LANGUAGES, type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { session } from '../session/session.ts';
import { currentLanguage } from './current-language.ts';
import { groupNumbers } from './format-number.ts';

/** Starts i18next. `dictionaries` are flat: one sentence per key, plurals by `_one` and `_other`. */
export async function startI18n(dictionaries: Record<Language, Record<string, string>>): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(initReactI18next)
    .use(groupNumbers)
    .init({
      lng: preferredLanguage(session.language(), navigator.language),
      fallbackLng: 'de',
      resources: { de: { translation: dictionaries.de }, en: { translation: dictionaries.en } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
}

/** Adds the texts of lazily loaded pages; call it in the module of the texts, before the pages render. */
export function addTexts(dictionaries: Record<Language, Record<string, string>>): void {
  for (const language of LANGUAGES) i18next.addResourceBundle(language, 'translation', dictionaries[language], true);
}

/** The current language of the site, e.g. for mails to the reader. */
export function siteLanguage(): Language {
  return currentLanguage(i18next);
}

/** Switches the language now and for the next visits. */
export async function chooseLanguage(language: Language): Promise<void> {
  session.saveLanguage(language);
  await i18next.changeLanguage(language);
}
