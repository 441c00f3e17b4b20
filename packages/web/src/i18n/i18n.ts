import { LANGUAGES, type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { noteCodeNotLoaded } from '../api/api-problem.ts';
import { session } from '../session/session.ts';
import { currentLanguage } from './current-language.ts';
import { formatValues } from './format-number.ts';

/** Flat texts: one sentence per key, plurals by `_one` and `_other`. */
type Texts = Record<string, string>;
/**
 * Loads a module that exports the texts under the name of their namespace. A visitor reads one language, and fetches no
 * other.
 */
type Files<Namespace extends string> = Record<Language, () => Promise<Record<Namespace, Texts>>>;

interface Dictionary {
  namespace: string;
  files: Files<string>;
  /** Set once loading has begun. */
  loading?: Promise<unknown>;
}

/** Namespace that every page has, so that components need not name it. */
const COMMON = 'common';

/** Of all code that has been loaded. */
const dictionaries: Dictionary[] = [];
/**
 * The languages that are needed: one in a browser until the visitor chooses the other; all on the server and in tests.
 */
const needed = new Set<Language>(globalThis.document ? [] : LANGUAGES);

const started = new Promise((resolve) => i18next.on('initialized', resolve));

async function load({ namespace, files }: Dictionary, language: Language): Promise<void> {
  i18next.addResourceBundle(language, namespace, (await files[language]())[namespace]);
}

async function loadNeeded(dictionary: Dictionary): Promise<void> {
  try {
    await Promise.all([...needed].map((language) => load(dictionary, language)));
  } catch (error) {
    // Most browsers remember a module that failed. From now on only the components that use these texts fail.
    dictionary.loading = Promise.resolve();
    throw error;
  }
}

/** The language that this device prefers. */
export function deviceLanguage(): Language {
  return preferredLanguage(session.language(), navigator.language);
}

/**
 * Instead of a raw key, a component whose texts could not be loaded shows the same failure as one whose code could not.
 */
function refuseRawKey(key: string): string {
  if (dictionaries.every(({ namespace }) => i18next.hasResourceBundle(i18next.language, namespace))) return key;
  const error = new Error(`the texts of ${key} are not loaded`);
  noteCodeNotLoaded(error);
  throw error;
}

/** Starts i18next with the texts that every page needs, and those of the code that has been loaded. */
export async function startI18n(files: Files<typeof COMMON>, language = deviceLanguage()): Promise<void> {
  needed.add(language);
  defineNamespace(COMMON, files);
  i18next.on('languageChanged', (changed) => {
    if (globalThis.document) document.documentElement.lang = changed;
  });
  await i18next
    .use(initReactI18next)
    .use(formatValues)
    .init({
      lng: language,
      fallbackLng: 'de',
      ns: COMMON,
      fallbackNS: COMMON,
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      parseMissingKeyHandler: refuseRawKey,
    });
  await loadTexts();
}

/**
 * Names a namespace and its files. Components import the returned name (`useTranslation(playTexts)`), so the texts of
 * all code that has been loaded are known, and `loadWithTexts` can load them before the code is shown.
 */
export function defineNamespace<const Namespace extends string>(
  namespace: Namespace,
  files: Files<Namespace>,
): Namespace {
  dictionaries.push({ namespace, files });
  return namespace;
}

/**
 * Loads the texts of all code that has been loaded.
 * @throws if texts cannot be loaded, except those that failed before
 */
export async function loadTexts(): Promise<void> {
  await started;
  await Promise.all(dictionaries.map((dictionary) => (dictionary.loading ??= loadNeeded(dictionary))));
}

/** Loads code on demand with the texts that it uses. @throws if either cannot be loaded */
export async function loadWithTexts<Code>(loadCode: () => Promise<Code>): Promise<Code> {
  const code = await loadCode();
  await loadTexts();
  return code;
}

/** The current language of the site, e.g. for mails to the reader. */
export function siteLanguage(): Language {
  return currentLanguage(i18next);
}

/** Switches the language now and for the next visits. Keeps the current one if the texts cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  needed.add(language);
  await Promise.all(dictionaries.map((dictionary) => load(dictionary, language)));
  session.saveLanguage(language);
  await i18next.changeLanguage(language);
}
