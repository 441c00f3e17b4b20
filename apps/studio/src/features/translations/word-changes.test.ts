import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

const written = (before: string, after: string) =>
  wordChanges(before, after).map(({ kind, words }) => (kind === 'same' ? words : `${kind}: ${words}`));

test.each([
  ['the texts are equal', 'a b', 'a  b', ['a b']],
  ['a word is added', 'Der Dom', 'Der alte Dom', ['Der', 'added: alte', 'Dom']],
  ['words are removed', 'Der sehr alte Dom', 'Der Dom', ['Der', 'removed: sehr alte', 'Dom']],
  ['a word is replaced', 'um 1900 gebaut', 'um 1910 gebaut', ['um', 'removed: 1900', 'added: 1910', 'gebaut']],
  ['there was no text', '', 'Neu', ['added: Neu']],
  ['both are empty', '', '', []],
])('when %s', (_, before, after, changes) => {
  expect(written(before, after)).toEqual(changes);
});

test('replaces very long texts as a whole', () => {
  const long = 'wort '.repeat(900).trim();
  expect(wordChanges(long, 'kurz')).toEqual([
    { kind: 'removed', words: long },
    { kind: 'added', words: 'kurz' },
  ]);
});
