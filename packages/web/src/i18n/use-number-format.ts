import { useTranslation } from 'react-i18next';
import { formatNumber } from './format-number.ts';

/** Formats numbers in the site's language. */
export function useNumberFormat(): (value: number) => string {
  const { i18n } = useTranslation();
  return (value) => formatNumber(value, i18n.language);
}
