import { expect, test } from 'vitest';
import { medianText, middleHalfText, rangeText } from './duration-text.ts';

test.each([
  { from: 0, to: 10, text: '< 10 s' },
  { from: 60, to: 90, text: '60 s – 90 s' },
  { from: 180, to: 240, text: '3 min – 4 min' },
  { from: 5_400, to: 7_200, text: '90 min – 2 h' },
  { from: 604_800, to: null, text: '> 7 d' },
])('shows $from to $to seconds as $text', ({ text, ...range }) => {
  expect(rangeText(range)).toBe(text);
});

test('shows the median and the middle half, and a dash with too few players', () => {
  const range = (from: number, to: number) => ({ from, to });
  const quartiles = { quartile_1: range(30, 45), median: range(60, 90), quartile_3: range(120, 180) };
  expect([medianText(quartiles), middleHalfText(quartiles)]).toEqual(['60 s – 90 s', '30 s – 3 min']);
  expect([medianText(null), middleHalfText(null)]).toEqual(['–', '–']);
});
