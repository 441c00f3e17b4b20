import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledPercent, filledShare, shownPoints } from './points.ts';

test.each([
  { net: 0, shown: 0 },
  { net: 30, shown: 30 },
  { net: -30, shown: 0 },
])('$net net points are shown as $shown', ({ net, shown }) => {
  expect(shownPoints(net)).toBe(shown);
});

describe('the points bar', () => {
  test.each([
    { net: 0, toEarn: 100, share: 0 },
    { net: 25, toEarn: 100, share: 0.25 },
    { net: 100, toEarn: 100, share: 1 },
    { net: 150, toEarn: 100, share: 1 },
    { net: -10, toEarn: 100, share: 0 },
    { net: 0, toEarn: 0, share: 0 },
    { net: 10, toEarn: 0, share: 0 },
  ])('$net of $toEarn points fill $share of it', ({ net, toEarn, share }) => {
    expect(filledShare(net, toEarn)).toBe(share);
  });
});

test.each([
  { part: 29, whole: 100, percent: 29 },
  { part: 57, whole: 100, percent: 57 },
  { part: 2, whole: 3, percent: 66 },
  { part: 999, whole: 1_000, percent: 99 },
  { part: 5, whole: 4, percent: 100 },
  { part: -5, whole: 4, percent: 0 },
  { part: 1, whole: 0, percent: 0 },
])('$part of $whole is $percent percent', ({ part, whole, percent }) => {
  expect(filledPercent(part, whole)).toBe(percent);
});

describe('the bar of solved quests', () => {
  test.each([
    { solved: 0, total: 4, share: 0 },
    { solved: 1, total: 4, share: 0.25 },
    { solved: 4, total: 4, share: 1 },
    { solved: 5, total: 4, share: 1 },
    { solved: 0, total: 0, share: 0 },
  ])('$solved of $total quests fill $share of it', ({ solved, total, share }) => {
    expect(filledShare(solved, total)).toBe(share);
  });
});

const amount = fc.integer({ min: -100_000, max: 100_000 });

test('fills a bar between 0 and 1 for any numbers', () => {
  fc.assert(
    fc.property(amount, amount, (part, whole) => {
      const share = filledShare(part, whole);
      expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});
