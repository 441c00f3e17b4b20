import { LANGUAGES, type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { session } from '../session/session.ts';
import { currentLanguage } from './current-language.ts';
import { groupNumbers } from './format-number.ts';

/** Flat texts: one sentence per key, plurals by `_one` and `_other`. */
type Texts = Record<string, string>;
/** Loads the modules of the dictionaries, each with one exported dictionary. A visitor reads one language, and fetches no other. */
export type Dictionaries = Record<Language, () => Promise<Record<string, Texts>>[]>;

const areas: Dictionaries[] = [];
/** The languages that are needed: one in a browser until the visitor chooses the other; all on the server and in tests. */
const needed = new Set<Language>(globalThis.document ? [] : LANGUAGES);

async function load(language: Language, dictionaries: Dictionaries): Promise<void> {
  const modules = await Promise.all(dictionaries[language]());
  const texts: Texts = Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
  i18next.addResourceBundle(language, 'translation', texts, true);
}

/** The language that this device prefers. */
export function deviceLanguage(): Language {
  return preferredLanguage(session.language(), navigator.language);
}

/** Starts i18next with the texts that every page needs. */
export async function startI18n(dictionaries: Dictionaries, language = deviceLanguage()): Promise<void> {
  needed.add(language); // before the first await: pages may load at the same time
  i18next.on('languageChanged', (changed) => {
    if (globalThis.document) document.documentElement.lang = changed;
  });
  await i18next
    .use(initReactI18next)
    .use(groupNumbers)
    .init({
      lng: language,
      fallbackLng: 'de',
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  await addTexts(dictionaries);
}

/** Adds the texts of lazily loaded pages; await it in the module of the texts, so that no page renders before. */
export async function addTexts(dictionaries: Dictionaries): Promise<void> {
  areas.push(dictionaries);
  await Promise.all(Array.from(needed, (language) => load(language, dictionaries)));
}

/** The current language of the site, e.g. for mails to the reader. */
export function siteLanguage(): Language {
  return currentLanguage(i18next);
}

/** Switches the language now and for the next visits. Keeps the current one if the texts cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  needed.add(language);
  await Promise.all(areas.map((dictionaries) => load(language, dictionaries)));
  session.saveLanguage(language);
  await i18next.changeLanguage(language);
}
