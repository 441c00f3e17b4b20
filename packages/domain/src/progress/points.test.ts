import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { filledPercent, filledShare, netPoints, payHint, shownPoints } from './points.ts';

test.each([
  { earned: 0, spent: 0, net: 0, shown: 0 },
  { earned: 50, spent: 20, net: 30, shown: 30 },
  { earned: 20, spent: 50, net: -30, shown: 0 },
])('$earned earned and $spent spent are $net net and shown as $shown', ({ earned, spent, net, shown }) => {
  expect(netPoints(earned, spent)).toBe(net);
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

describe('paying for a hint', () => {
  test.each([
    { cost: 5, net: 20, left: 15 },
    { cost: 20, net: 20, left: 0 },
    { cost: 0, net: 0, left: 0 },
    { cost: 0, net: -4, left: -4 },
  ])('costs $cost of $net points and leaves $left', ({ cost, net, left }) => {
    expect(payHint({ cost, netPoints: net })).toBe(left);
  });

  test.each([
    { cost: 5, net: 2, missing: 3 },
    { cost: 1, net: 0, missing: 1 },
    { cost: 5, net: -4, missing: 9 },
  ])('is refused for $cost points with $net points: $missing are missing', ({ cost, net, missing }) => {
    expect(() => payHint({ cost, netPoints: net })).toThrow(new Problem('not_enough_points', { missing }));
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

test('never leaves negative points, and a refused hint becomes affordable with the missing points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), amount, (cost, net) => {
      try {
        const left = payHint({ cost, netPoints: net });
        expect(left).toBe(net - cost);
        expect(left).toBeGreaterThanOrEqual(0);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        expect(payHint({ cost, netPoints: net + Number(error.params?.missing) })).toBe(0);
      }
    }),
  );
});
