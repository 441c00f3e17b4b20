export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language of a reader whose browser wants these (`Accept-Language`): German if German comes first, else English, and German
 * when nothing is said (specification 1, part 1).
 */
export function languageOf(wanted: string | undefined): Language {
  const first = wanted?.split(',')[0]?.trim().toLowerCase();
  if (!first || first === '*') return 'de';
  return /^de\b/.test(first) ? 'de' : 'en';
}
