import type { ExplorationInput } from './given.ts';

/**
 * Runs for search tests: umlauts, accents, symbols, short names,
 * codes, two in one place and one with an unknown postal code.
 */
export const SAMPLE_EXPLORATIONS = [
  { name: 'Grüne Brücken', postal_code: '93047', code: 'EICHE' },
  { name: 'Straße der Bücher', postal_code: '04109' },
  { name: 'Café Müller', postal_code: '80331' },
  { name: '100 % Hamburg', postal_code: '20095', code: 'FLUT' },
  { name: 'Über_Unter', postal_code: '93047' },
  { name: 'Ö', postal_code: '10115' },
  { name: 'Ohne Ort', postal_code: '00000' },
] as const satisfies ExplorationInput[];
