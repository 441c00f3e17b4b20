import { expect, test } from 'vitest';
import { isolated, joinNames } from './isolated.ts';

test('joins names that are there, each isolated', () => {
  expect(joinNames(['שועלים', undefined, null, '', 'Füchse', '12'])).toBe('\u2068שועלים\u2069 · Füchse · 12');
  expect(joinNames(['A', 'B'], ', ')).toBe('A, B');
});

test.each([
  ['Füchse', 'Füchse'],
  ['Лисы 狐狸', 'Лисы 狐狸'],
  ['שועלים', '\u2068שועלים\u2069'],
  ['الثعالب 12!', '\u2068الثعالب 12!\u2069'],
  ['Team فهد', '\u2068Team فهد\u2069'],
  ['𞤆𞤵𞤤𞤢𞤪', '\u2068𞤆𞤵𞤤𞤢𞤪\u2069'],
  ['Team \u202Exof', 'Team xof'],
  ['\u2068שועלים\u2069, Füchse', '\u2068שועלים\u2069, Füchse'],
  ['https://example.org/שועלים', 'https://example.org/שועלים'],
  ['', ''],
])('the name %j stands in a sentence as %j', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
