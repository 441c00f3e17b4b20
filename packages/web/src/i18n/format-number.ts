import type { FormatterModule } from 'i18next';

/** A number with grouped thousands: "1.000" in German, "1,000" in English. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Plugin for i18next that groups every number in a text. Needs `alwaysFormat`; the texts name no formats, so it has none to add. */
export const groupNumbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language) {
    if (typeof value === 'number') return formatNumber(value, language ?? 'de');
    return typeof value === 'string' ? value : '';
  },
};
