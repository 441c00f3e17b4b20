import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const languages = [
  { lang: 'en', offered: true },
  { lang: 'fr', offered: false },
  { lang: 'de-simple', offered: true },
];

test.each([
  ['nothing is asked for', undefined, undefined, 'de'],
  ['an offered language is asked for', 'en', 'de', 'en'],
  ['the source is asked for', 'de', 'en', 'de'],
  ['a region of it is asked for', 'en-GB', undefined, 'en'],
  ['a language that is not complete is asked for', 'fr', undefined, 'fr'],
  ['simple language is asked for', 'de-simple', 'en', 'de-simple'],
  ['an unknown language is asked for', 'nl', 'en', 'en'],
  ['the browser prefers an offered language', undefined, 'en-US,en;q=0.9', 'en'],
  ['the browser prefers a language that is not complete', undefined, 'fr,en;q=0.5', 'en'],
  ['the browser names its languages in another order', undefined, 'de;q=0.3, en;q=0.7', 'en'],
  ['the browser refuses a language', undefined, 'en;q=0, nl', 'de'],
  ['the browser prefers a region of the source', undefined, 'de-AT', 'de'],
  ['the browser takes any language', undefined, '*', 'de'],
  ['the header is no list of languages', undefined, ';;,q=,=;q', 'de'],
])('when %s', (_, asked, accepted, chosen) => {
  expect(chooseLanguage({ asked, accepted, source: 'de', languages })).toBe(chosen);
});

test('does not show simple language to readers who only prefer German', () => {
  const simple = [{ lang: 'de-simple', offered: true }];
  expect(chooseLanguage({ asked: 'de', accepted: 'de', source: 'en', languages: simple })).toBe('en');
});
