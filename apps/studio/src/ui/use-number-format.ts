import { useTranslation } from 'react-i18next';

/** Formats numbers in the language of the screen. */
export function useNumberFormat() {
  const { i18n } = useTranslation();
  const plain = new Intl.NumberFormat(i18n.language);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    number: (value: number) => plain.format(value),
    /** With a sign, except for zero. */
    change: (value: number) => signed.format(value),
    /** As a percentage; `value` is from 0 to 1. */
    share: (value: number) => percent.format(value),
  };
}
