import { type Language, preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import type { FormatterModule } from 'i18next';

const SIGNS: Record<Language, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Rounds half away from zero, by the decimal digits that a reader sees: 4.35 to 4.4. */
function roundTo(value: number, digits: number): number {
  return Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
}

/**
 * A number with grouped thousands: "1.000,5" in German, "1,000.5" in English. As `Intl.NumberFormat` writes it, whose
 * first use takes 12 to 36 ms of a page's first screen (docs/decisions/0058).
 * @param value below 10^15
 */
export function formatNumber(value: number, language: string, { maximumFractionDigits = 3 } = {}): string {
  const { group, decimal } = SIGNS[preferredLanguage(language, undefined)];
  const rounded = roundTo(Math.abs(value), maximumFractionDigits);
  const [whole = '', fraction] = String(rounded).split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, group);
  return `${value < 0 && rounded > 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`;
}

/**
 * Plugin for i18next that groups every number in a text and isolates every name. Needs `alwaysFormat`; the texts name
 * no formats, so it has none to add.
 */
export const formatValues: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language) {
    if (typeof value === 'number') return formatNumber(value, language ?? 'de');
    return typeof value === 'string' ? isolated(value) : '';
  },
};
