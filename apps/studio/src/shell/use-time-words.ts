import { useTranslation } from 'react-i18next';

/** Says a moment of the wire (ISO 8601, UTC) in the time and the language of who reads it; a dash for none. */
export function useTimeWords(): (time: string | null) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => (time === null ? '–' : format.format(new Date(time)));
}
