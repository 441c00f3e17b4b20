import { expect, test } from 'vitest';
import { dictionaryMistakes, unusedKeys } from './texts.ts';

test('mistakes of two dictionaries are named', () => {
  const german = { fine: 'Hallo {{name}}', gap: '{{a}} {{b}}', sie: 'Wählen Sie', empty: ' ', only: 'Nur hier' };
  const english = { fine: 'Hi {{name}}', gap: '{{b}} {{c}}', sie: 'Choose', empty: 'x', other: 'Only here' };
  expect(dictionaryMistakes(german, english)).toEqual([
    'gap has other placeholders in each language',
    'sie says Sie',
    'empty is missing in a language',
    'only is missing in a language',
    'other is missing in a language',
  ]);
});

test('a key is used by its name, or by a pattern that it fits', () => {
  const sources = "t('a.b'); t(`problem.${code}`)";
  expect(unusedKeys(sources, { 'a.b_one': '', 'problem.missing': '', 'a.c': '' })).toEqual(['a.c']);
});
