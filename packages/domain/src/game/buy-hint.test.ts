import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  hint,
  hintFor,
  NEW,
  needs,
  numberTask,
  play,
  refusalOf,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import { Problem } from '../problem.ts';
import { standingOf } from './standing.ts';

/** A run with one hint at a price, and a player with some points. */
function given(cost: number, net: number) {
  const game = smallGame([spot(1, [numberTask(1)], { hints: [hintFor(7, cost)] })]);
  return { game, player: { ...NEW, adjusted: net } };
}

describe('paying for a hint', () => {
  test.each([
    { cost: 5, net: 20, left: 15 },
    { cost: 20, net: 20, left: 0 },
    { cost: 0, net: 0, left: 0 },
    { cost: 0, net: -4, left: -4 },
  ])('costs $cost of $net points and leaves $left', ({ cost, net, left }) => {
    const { game, player } = given(cost, net);
    const { progress, outcome } = play(game, [hint(7)], player);
    expect(standingOf(progress)).toMatchObject({ spent: cost, net: left });
    expect(outcome).toEqual({
      result: { kind: 'bought', hintId: 7 },
      effects: [{ effect: 'count', act: { kind: 'hint', poiId: 1 } }],
    });
  });

  test.each([
    { cost: 5, net: 2, missing: 3 },
    { cost: 1, net: 0, missing: 1 },
    { cost: 5, net: -4, missing: 9 },
  ])('is refused for $cost points with $net points: $missing are missing', ({ cost, net, missing }) => {
    const { game, player } = given(cost, net);
    expect(() => play(game, [hint(7)], player)).toThrow(new Problem('not_enough_points', { missing }));
  });
});

test('a hint is charged once, also when its price rises', () => {
  const { game, player } = given(5, 20);
  const { progress } = play(game, [hint(7)], player);
  const again = play(given(50, 20).game, [hint(7)], progress);
  expect(again.progress).toBe(progress);
  expect(again.outcome).toEqual({ result: { kind: 'bought', hintId: 7 }, effects: [] });
});

test('a hint that does not exist or belongs to a locked spot is refused', () => {
  const { game } = given(0, 0);
  expect(refusalOf(() => play(game, [hint(8)]))).toBe('not_found');
  const locked = smallGame([spot(1, [], { hints: [hintFor(7, 0)], ...needs('tasks', 1) })]);
  expect(refusalOf(() => play(locked, [hint(7)]))).toBe('poi_locked');
});

test('paying locks nothing', () => {
  const game = smallGame([
    spot(1, [numberTask(1)], { hints: [hintFor(7, 5)] }),
    spot(2, [numberTask(2)], needs('points', 10)),
  ]);
  expect(play(game, [answer(1), hint(7), answer(2)]).outcome.result.kind).toBe('solved');
});

test('paying with points that were given before the team joined locks nothing', () => {
  const game = smallGame([spot(1, [], { hints: [hintFor(7, 5)] }), spot(2, [numberTask(2)], needs('points', 10))]);
  expect(play(game, [hint(7), answer(2)], { ...NEW, adjusted: 10 }).outcome.result.kind).toBe('solved');
});

test('never leaves negative points, and a refused hint becomes affordable with the missing points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -100_000, max: 100_000 }), (cost, net) => {
      const { game, player } = given(cost, net);
      try {
        const left = standingOf(play(game, [hint(7)], player).progress).net;
        expect(left).toBe(net - cost);
        expect(left).toBeGreaterThanOrEqual(0);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const richer = { ...player, adjusted: net + Number(error.params?.missing) };
        expect(standingOf(play(game, [hint(7)], richer).progress).net).toBe(0);
      }
    }),
  );
});
