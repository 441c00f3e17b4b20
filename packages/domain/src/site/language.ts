export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Narrows a language tag to one of ours. */
export function isLanguage(value: string | null | undefined): value is Language {
  return value === 'de' || value === 'en';
}

/**
 * The chosen language, else German for a German browser and English for any other; German where nothing is known (specification 1, part 1).
 * @param browser a language tag, or the list of a request's `Accept-Language`, whose first tag counts
 */
export function preferredLanguage(chosen: string | null, browser: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const [first = ''] = (browser ?? '').split(',');
  return /^(|\*.*|de\b.*)$/i.test(first.trim()) ? 'de' : 'en';
}
