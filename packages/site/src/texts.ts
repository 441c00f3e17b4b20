import { de } from './i18n/de.ts';
import { en } from './i18n/en.ts';

/** Titles and descriptions in each language, for the server; a browser loads those of one. */
export const siteTexts = { de, en } as const;
