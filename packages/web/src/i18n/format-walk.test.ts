import { expect, test } from 'vitest';
import { formatDuration, formatWalk } from './format-walk.ts';

test.each([
  [800, 'de', '800 m'],
  [2_400, 'de', '2,4 km'],
  [2_400, 'en', '2.4 km'],
  [12_300, 'en', '12 km'],
])('a walk of %i metres is written in %s as %s', (metres, language, written) => {
  expect(formatWalk(metres, language)).toBe(written.replace(' ', '\u00A0'));
});

test.each([
  [5, '5 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1_445, '24 h 5 min'],
])('%i minutes are written as %s', (minutes, written) => {
  expect(formatDuration(minutes)).toBe(written);
});
