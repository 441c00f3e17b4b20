import { expect, test } from 'vitest';
import {
  directionOf,
  filterLanguages,
  isTranslationLanguage,
  LANGUAGE_NAMES,
  ownLanguageName,
} from './translation-languages.ts';

test('calls each offered language by its own name, and another one by its tag', () => {
  expect(Object.keys(LANGUAGE_NAMES).map(ownLanguageName)).toEqual(Object.values(LANGUAGE_NAMES));
  expect(ownLanguageName('de-simple')).toBe('Leichte Sprache');
  expect(ownLanguageName('hsb')).toBe('hsb');
});

test('writes Arabic from right to left, also with a region, and German from left to right', () => {
  expect(['ar', 'ar-EG', 'he', 'de', 'de-simple'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
});

test('translates into any language tag but the source', () => {
  expect(isTranslationLanguage('de-simple', 'de')).toBe(true);
  expect(isTranslationLanguage('de-CH', 'de')).toBe(true);
  expect(isTranslationLanguage('DE', 'de')).toBe(false);
  expect(isTranslationLanguage('de', 'de')).toBe(false);
  expect(isTranslationLanguage('not a tag', 'de')).toBe(false);
});

test('filters by language without its region, by simple language on its own, in one order', () => {
  const tags = ['hsb', 'de-simple', 'ru', 'en-GB', 'de-AT', 'en', 'de', 'de-DE-simple'];
  expect(filterLanguages(tags).map(({ lang }) => lang)).toEqual(['de', 'en', 'de-simple', 'hsb', 'ru']);
  expect(filterLanguages(['ar', 'ru'])).toEqual([
    { lang: 'ar', name: 'العربية', direction: 'rtl' },
    { lang: 'ru', name: 'Русский', direction: 'ltr' },
  ]);
});
