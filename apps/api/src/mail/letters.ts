import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { de } from './letters-de.ts';
import { en } from './letters-en.ts';

/** The mails in every language; one that is missing a mail does not compile. */
export const letters: Record<Language, typeof de> = { de, en };
