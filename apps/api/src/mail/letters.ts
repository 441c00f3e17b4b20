import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { de } from './letters-de.ts';
import { en } from './letters-en.ts';

/** All mails by language. A mail that is missing in one language does not compile. */
export const letters: Record<Language, typeof de> = { de, en };
