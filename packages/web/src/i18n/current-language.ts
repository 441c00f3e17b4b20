import { type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';

/** The current language of an i18n instance as one of the supported languages. */
export function currentLanguage({ language }: { language: string }): Language {
  return preferredLanguage(language, undefined);
}
