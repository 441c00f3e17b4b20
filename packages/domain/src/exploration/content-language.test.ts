import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES, isLanguageTag, isSameLanguage } from './content-language.ts';

test.each([...CONTENT_LANGUAGES, 'de-CH', 'zh-Hant', 'nds', 'de-1996'])('%s is a language tag', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
});

test.each(['', 'd', 'DE', 'deutsch', 'de_DE', 'de-', ' de', 'de"', `de${'-abcdefgh'.repeat(4)}`])(
  '%j is no language tag',
  (tag) => {
    expect(isLanguageTag(tag)).toBe(false);
  },
);

test.each([
  ['de', 'de', true],
  ['de-CH', 'de', true],
  ['en', 'de', false],
])('%s and %s are the same language: %j', (a, b, same) => {
  expect(isSameLanguage(a, b)).toBe(same);
});
