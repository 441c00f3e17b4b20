import { type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';

/** The language that is spoken now, as one of ours. */
export function currentLanguage({ language }: { language: string }): Language {
  return preferredLanguage(language, undefined);
}
