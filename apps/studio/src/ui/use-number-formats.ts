import { useTranslation } from 'react-i18next';

/** Formats numbers in the language of the screen. */
export function useNumberFormats() {
  const { i18n } = useTranslation();
  const plain = new Intl.NumberFormat(i18n.language);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const rounded = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const wholePercent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    number: (value: number) => plain.format(value),
    /** With a sign, except for zero. */
    change: (value: number) => signed.format(value),
    /** With at most one digit after the sign. */
    mean: (value: number) => rounded.format(value),
    /** As a whole percentage; `value` is from 0 to 1. */
    wholeShare: (value: number) => wholePercent.format(value),
    /** As a percentage with at most one digit after the sign; `value` is from 0 to 1. */
    share: (value: number) => percent.format(value),
  };
}
