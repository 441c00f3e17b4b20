import { expect, test } from 'vitest';
import { fillGap, nextEmptyGap, placeWord } from './cloze-gaps.ts';

test('a word from the list fills the gap', () => {
  expect(placeWord([null, null], 1, 4)).toEqual([null, 4]);
});

test('a word from the list pushes the word in the gap back to the list', () => {
  expect(placeWord([2, null], 0, 4)).toEqual([4, null]);
});

test('words in two gaps change places', () => {
  expect(placeWord([2, 4], 0, 4)).toEqual([4, 2]);
});

test('a word dropped where it is stays there', () => {
  expect(placeWord([2, null], 0, 2)).toEqual([2, null]);
});

test('a gap is emptied', () => {
  expect(fillGap([2, 4], 0, null)).toEqual([null, 4]);
});

test('the next empty gap is searched from where the player is, then from the start', () => {
  expect(nextEmptyGap([null, 1, null], 1)).toBe(2);
  expect(nextEmptyGap([null, 1, 0], 1)).toBe(0);
  expect(nextEmptyGap([2, 1, 0])).toBeUndefined();
});
