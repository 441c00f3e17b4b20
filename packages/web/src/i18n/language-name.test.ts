import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['en', 'de', 'Englisch'],
  ['de', 'en', 'German'],
  ['de', 'de', 'Deutsch'],
  ['en', 'en', 'English'],
  ['de-CH', 'en', 'Swiss High German'],
  ['de-a', 'de', 'de-a'],
])('%s is called in %s %s', (tag, language, name) => {
  expect(languageName(tag, language)).toBe(name);
});
