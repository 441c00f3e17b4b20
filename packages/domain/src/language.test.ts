import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['de', 'de'],
  ['de-AT,en;q=0.5', 'de'],
  ['DE;q=0.9', 'de'],
  ['en-GB,de;q=0.8', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
  ['*', 'de'],
  ['', 'de'],
  [undefined, 'de'],
] as const)('a browser that wants %j reads %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
