import { isLanguageTag } from '../exploration/content-language.ts';

/** Most languages into which an exploration is translated. */
export const TRANSLATIONS_MAX = 30;

/**
 * Languages that the studio offers for translations, with their own names. Creators may add any other by its BCP 47
 * tag.
 */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
  it: 'Italiano',
  es: 'Español',
  cs: 'Čeština',
  da: 'Dansk',
  tr: 'Türkçe',
  uk: 'Українська',
  ar: 'العربية',
  'de-simple': 'Leichte Sprache',
};

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb']);

/** Languages of sources that the studio does not offer for translations. */
const OTHER_NAMES: Readonly<Record<string, string>> = { ru: 'Русский', fa: 'فارسی' };

/** The language's own name, or its tag if it is not in the list. */
export function ownLanguageName(tag: string): string {
  return LANGUAGE_NAMES[tag] ?? OTHER_NAMES[tag] ?? tag;
}

/**
 * The language by which lists are filtered: the tag without its region. Simple German (`de-simple`) is a filter besides
 * `de`.
 */
export function filterLanguage(tag: string): string {
  const [language = '', ...subtags] = tag.toLowerCase().split('-');
  return subtags.includes('simple') ? `${language}-simple` : language;
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Whether an exploration in the language `source` can be translated into `lang`. */
export function isTranslationLanguage(lang: string, source: string): boolean {
  return isLanguageTag(lang) && lang.toLowerCase() !== source.toLowerCase();
}

/** A language that players may choose. */
interface PlayableLanguage {
  lang: string;
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The source first, then the offered languages. */
export function playableLanguages(source: string, offered: readonly string[]): PlayableLanguage[] {
  return [source, ...offered.filter((lang) => lang !== source)].map(namedLanguage);
}

function namedLanguage(lang: string): PlayableLanguage {
  return { lang, name: ownLanguageName(lang), direction: directionOf(lang) };
}

/**
 * The languages by which a list of explorations with these tags can be filtered: each once, in the order of
 * `LANGUAGE_NAMES`.
 */
export function filterLanguages(tags: readonly string[]): PlayableLanguage[] {
  const order = Object.keys(LANGUAGE_NAMES);
  const placeOf = (lang: string) => (order.includes(lang) ? order.indexOf(lang) : order.length);
  const found = [...new Set(tags.map(filterLanguage))].toSorted();
  return found.toSorted((a, b) => placeOf(a) - placeOf(b)).map(namedLanguage);
}
