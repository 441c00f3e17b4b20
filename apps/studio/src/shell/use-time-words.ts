import { languageOf } from '@puzzle-runs/web/language-of.ts';
import { useTranslation } from 'react-i18next';

/** How dates are written: our English is the one of the mails. */
const WRITTEN = { de: 'de-DE', en: 'en-GB' } as const;

/** Says a moment of the wire (ISO 8601, UTC) in the time and the language of who reads it, `medium` to the second; a dash for none. */
export function useTimeWords(timeStyle: 'short' | 'medium' = 'short'): (time: string | null) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(WRITTEN[languageOf(i18n)], { dateStyle: 'medium', timeStyle });
  return (time) => (time === null ? '–' : format.format(new Date(time)));
}
