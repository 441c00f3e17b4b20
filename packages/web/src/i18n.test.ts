import { expect, test } from 'vitest';
import { preferredLanguage } from './i18n.ts';

test.each([
  ['a German browser', null, 'de-AT', 'de'],
  ['any other browser', null, 'fr-FR', 'en'],
  ['a browser that says nothing', null, undefined, 'de'],
  ['a browser that says nothing', null, '', 'de'],
  ['a choice before any browser', 'en', 'de-DE', 'en'],
  ['a choice before any browser', 'de', 'en-GB', 'de'],
  ['a choice that is none', 'fr', 'en-GB', 'en'],
])('%s', (_what, chosen, browser, expected) => {
  expect(preferredLanguage(chosen, browser)).toBe(expected);
});
