import type { Language } from '@puzzle-runs/domain/preferred-language.ts';

/** How a mail to an account is written: its language, and the public origin of the site that the caller uses. */
export interface MailContext {
  language: Language;
  origin: string;
}
