import { expect, test } from 'vitest';
import { dictionaryMistakes, unusedKeys } from './texts.ts';

test('reports the mistakes of two dictionaries', () => {
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

test('finds keys that no source uses by name or by pattern', () => {
  const sources = "t('a.b'); t(`problem.${code}`)";
  expect(unusedKeys(sources, { 'a.b_one': '', 'problem.missing': '', 'a.c': '' })).toEqual(['a.c']);
});
