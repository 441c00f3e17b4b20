import { expect, test } from 'vitest';
import { pageAt, teamsPerPage } from './turning-pages.ts';

test.each([
  [1_440, 12],
  [1_000, 8],
  [390, Number.POSITIVE_INFINITY],
])('a screen of %i px shows %i teams at once', (width, teams) => {
  expect(teamsPerPage(width)).toBe(teams);
});

test('starts again after the last page', () => {
  expect([0, 1, 2, 3].map((turn) => pageAt(turn, 30, 12).part.from)).toEqual([0, 12, 24, 0]);
  expect(pageAt(2, 30, 12)).toMatchObject({ page: 3, pages: 3 });
});

test('shows all teams of a narrow screen on one page', () => {
  expect(pageAt(5, 30, Number.POSITIVE_INFINITY)).toMatchObject({ part: { from: 0 }, pages: 1 });
});
