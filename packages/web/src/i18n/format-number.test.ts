import { LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { formatNumber, formatValues } from './format-number.ts';

test.each([
  { value: 0, de: '0', en: '0' },
  { value: 999, de: '999', en: '999' },
  { value: 1000, de: '1.000', en: '1,000' },
  { value: 100_000, de: '100.000', en: '100,000' },
])('$value is $de in German and $en in English', ({ value, de, en }) => {
  expect(formatNumber(value, 'de')).toBe(de);
  expect(formatNumber(value, 'en')).toBe(en);
});

test.each(LANGUAGES)('numbers are written in %s as the browser would write them', (language) => {
  const numbers = [
    0.05, 0.5, 1, 2.4, 4.25, 4.35, 9.95, 12, 99.99, 999.9995, 1_000, 12_345.678, 999_999.5, 1_234_567.891,
  ];
  for (const number of numbers.flatMap((value) => [value, -value]))
    for (const maximumFractionDigits of [0, 1, 3]) {
      const browser = new Intl.NumberFormat(language, { maximumFractionDigits, signDisplay: 'negative' });
      expect(formatNumber(number, language, { maximumFractionDigits })).toBe(browser.format(number));
    }
});

test('texts group their numbers, isolate names from right to left, and leave other values unchanged', async () => {
  const i18n = createInstance();
  await i18n.use(formatValues).init({
    lng: 'de',
    keySeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: {
      de: {
        translation: { points_one: '{{count}} Punkt', points_other: '{{count}} Punkte', named: '{{name}}: {{n}}' },
      },
    },
  });
  expect(i18n.t('points', { count: 12_500 })).toBe('12.500 Punkte');
  expect(i18n.t('points', { count: 1 })).toBe('1 Punkt');
  expect(i18n.t('named', { name: '01234', n: 1234 })).toBe('01234: 1.234');
  expect(i18n.t('named', { name: 'שועלים', n: 12 })).toBe('\u2068שועלים\u2069: 12');
});
