/** Languages that the studio offers for the content of an exploration (BCP 47). A run file may name any other. */
export const CONTENT_LANGUAGES = [
  'de',
  'en',
  'fr',
  'it',
  'es',
  'nl',
  'da',
  'pl',
  'cs',
  'tr',
  'uk',
  'ru',
  'ar',
  'fa',
] as const;

export const LANGUAGE_TAG_MAX = 35;

const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Whether a text is written like a language tag: `de`, `de-CH`, `zh-Hant`. */
export function isLanguageTag(tag: string): boolean {
  return tag.length <= LANGUAGE_TAG_MAX && TAG.test(tag);
}

/** Whether two tags name the same language, ignoring region and script: `de-CH` and `de`. */
export function isSameLanguage(a: string, b: string): boolean {
  return primaryOf(a) === primaryOf(b);
}

function primaryOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}
