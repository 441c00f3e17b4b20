import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

test('keeps the items of a list that both sides edited: mine, and those that they added', () => {
  const read = [1, 2, 3, 4].map((id) => ({ id, text: 'alt' }));
  const mine = [
    { id: 1, text: 'eins' },
    { id: 2, text: 'zwei' },
    { id: 0, text: 'neu' },
    { id: -3, text: 'drei' },
    { id: -4, text: 'vier' },
  ];
  const theirs = [
    { id: 1, text: 'EINS' },
    { id: 3, text: 'drei' },
    { id: 9, text: 'ihre' },
  ];
  expect(mergeValues({ hints: mine }, { hints: read }, { hints: theirs }).hints).toEqual([
    { id: 1, text: 'eins' },
    { id: 0, text: 'zwei' },
    { id: 0, text: 'neu' },
    { id: -3, text: 'drei' },
    { id: 9, text: 'ihre' },
  ]);
});

test('keeps fields that I changed and takes theirs for the others', () => {
  const read = { name: 'Dom', image: '', code: null as string | null };
  const theirs = { name: 'Ihr Dom', image: '/b.webp', code: 'EICHE' };
  expect(mergeValues({ ...read, name: 'Mein Dom' }, read, theirs)).toEqual({
    name: 'Mein Dom',
    image: '/b.webp',
    code: 'EICHE',
  });
});

test('takes an object as a whole: items that they added to its lists are deleted', () => {
  const read = { task: { text: 'a', words: [{ id: 1, word: 'x' }] } };
  const mine = { task: { text: 'b', words: [{ id: 1, word: 'x' }] } };
  const theirs = { task: { text: 'c', words: [{ id: 2, word: 'y' }] } };
  expect(mergeValues(mine, read, theirs)).toEqual({
    task: {
      text: 'b',
      words: [
        { id: 0, word: 'x' },
        { id: -2, word: 'y' },
      ],
    },
  });
  expect(mergeValues(read, read, theirs)).toEqual(theirs);
});

test('keeps a list without ids as I entered it', () => {
  const pairs = [{ team: 'Füchse' }];
  expect(mergeValues({ pairs }, { pairs: [] as { team: string }[] }, { pairs: [] })).toEqual({ pairs });
});
