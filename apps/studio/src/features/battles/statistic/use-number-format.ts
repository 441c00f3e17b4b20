import { useTranslation } from 'react-i18next';

/** Numbers as they are written in the language of who reads them. */
export function useNumberFormat() {
  const { i18n } = useTranslation();
  const plain = new Intl.NumberFormat(i18n.language);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    number: (value: number) => plain.format(value),
    /** With its sign. */
    change: (value: number) => signed.format(value),
    /** `value`: from 0 to 1. */
    share: (value: number) => percent.format(value),
  };
}
