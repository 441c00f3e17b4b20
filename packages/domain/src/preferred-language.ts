export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: string | null | undefined): value is Language {
  return value === 'de' || value === 'en';
}

/**
 * Returns the chosen language; otherwise German for a German or unknown browser language, English for any other.
 * @param browser a language tag, or an `Accept-Language` header, of which the first tag counts
 */
export function preferredLanguage(chosen: string | null, browser: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const [first = ''] = (browser ?? '').split(',');
  return /^(|\*.*|de\b.*)$/i.test(first.trim()) ? 'de' : 'en';
}
