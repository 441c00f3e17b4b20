import { expect, test } from 'vitest';
import { fillGap, nextEmptyGap, placeWord } from './cloze-gaps.ts';

test('a word from the list fills the gap', () => {
  expect(placeWord([null, null], 1, 4)).toEqual([null, 4]);
});

test('a word from the list replaces the word in the gap, which returns to the list', () => {
  expect(placeWord([2, null], 0, 4)).toEqual([4, null]);
});

test('words in two gaps are swapped', () => {
  expect(placeWord([2, 4], 0, 4)).toEqual([4, 2]);
});

test('a word dropped on its own gap stays there', () => {
  expect(placeWord([2, null], 0, 2)).toEqual([2, null]);
});

test('a gap can be emptied', () => {
  expect(fillGap([2, 4], 0, null)).toEqual([null, 4]);
});

test('searches the next empty gap from the given one, then from the start', () => {
  expect(nextEmptyGap([null, 1, null], 1)).toBe(2);
  expect(nextEmptyGap([null, 1, 0], 1)).toBe(0);
  expect(nextEmptyGap([2, 1, 0])).toBeUndefined();
});
