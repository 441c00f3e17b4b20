import { isLanguage, type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';

/**
 * The names that nearly every run needs, so that its first screen does not load the browser's own
 * (docs/decisions/0058).
 */
const NAMES: Record<Language, Record<Language, string>> = {
  de: { de: 'Deutsch', en: 'Englisch' },
  en: { de: 'German', en: 'English' },
};

/**
 * Name of a language in the language of the site, in a sentence: "Englisch", "Swiss German". The tag itself where there
 * is no name.
 */
export function languageName(tag: string, language: string): string {
  if (isLanguage(tag)) return NAMES[preferredLanguage(language, undefined)][tag];
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag; // a tag of the run format may be well-formed and still unknown to the browser
  }
}
