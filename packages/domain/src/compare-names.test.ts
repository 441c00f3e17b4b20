import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test.each([
  ['numbers by value', ['Team 1', 'Team 2', 'Team 10']],
  ['umlauts beside their vowels', ['Adler', 'Äffchen', 'Bären']],
  ['numbers with leading zeros by value', ['Gruppe 01', 'Gruppe 2', 'Gruppe 010']],
  ['only numbers', ['2', '10', '10 b']],
])('sorts %s', (_what, names) => {
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
});

test('is 0 only for the same text', () => {
  expect(compareNames('Füchse', 'Füchse')).toBe(0);
  expect(compareNames('Team 1', 'Team 01')).not.toBe(0);
});
