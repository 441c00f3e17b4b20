import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  ['a German browser', null, 'de-AT', 'de'],
  ['any other browser', null, 'fr-FR', 'en'],
  ['an unknown browser language', null, undefined, 'de'],
  ['an unknown browser language', null, '', 'de'],
  ['a choice before any browser', 'en', 'de-DE', 'en'],
  ['a choice before any browser', 'de', 'en-GB', 'de'],
  ['the first of a list', null, 'de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['the first of a list', null, 'en-GB,de;q=0.9', 'en'],
  ['an unknown choice', 'fr', 'en-GB', 'en'],
  ['a browser that accepts any language', null, '*', 'de'],
  ['a tag that only starts like German', null, 'den', 'en'],
])('%s', (_what, chosen, browser, expected) => {
  expect(preferredLanguage(chosen, browser)).toBe(expected);
});
