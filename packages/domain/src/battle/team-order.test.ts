import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someGraph } from '../../test-data/condition-graphs.ts';
import { needs, numberTask, spot } from '../../test-data/small-game.ts';
import { simulateReach } from '../exploration/reachable-pois.ts';
import { indexContent, PLAIN_RULES } from '../game/game.ts';
import { inTeamOrder, orderForTeam, type TeamOrderRule } from './team-order.ts';

const FIVE = [1, 2, 3, 4, 5];
const IN_ORDER = { ...PLAIN_RULES, route: 'in_order' } as const;

function orderOf(rule: Partial<TeamOrderRule>, number = 0, pois: readonly number[] = FIVE) {
  const team = { number, shuffle: <T>(items: readonly T[]) => items.toReversed() };
  return orderForTeam(pois, { order: 'rotated', fixedFirst: false, fixedLast: false, ...rule }, team);
}

describe('the order of a team', () => {
  test('is the one of the run where all teams go as written', () => {
    expect(orderOf({ order: 'as_written' }, 3)).toBeNull();
  });

  test.for<[number, number[]]>([
    [0, [1, 2, 3, 4, 5]],
    [1, [2, 3, 4, 5, 1]],
    [4, [5, 1, 2, 3, 4]],
    [5, [1, 2, 3, 4, 5]],
    [12, [3, 4, 5, 1, 2]],
  ])('is turned so that team %i begins where the one before has its second spot', ([number, order]) => {
    expect(orderOf({}, number)).toEqual(order);
  });

  test.for<[Partial<TeamOrderRule>, number[]]>([
    [{ fixedFirst: true }, [1, 3, 4, 5, 2]],
    [{ fixedLast: true }, [2, 3, 4, 1, 5]],
    [{ fixedFirst: true, fixedLast: true }, [1, 3, 4, 2, 5]],
    [{ order: 'random', fixedFirst: true, fixedLast: true }, [1, 4, 3, 2, 5]],
  ])('leaves the first and last spot in their place: %j', ([rule, order]) => {
    expect(orderOf(rule, 1)).toEqual(order);
  });

  test('is the one of the run where nothing can be turned', () => {
    expect(orderOf({ fixedFirst: true, fixedLast: true }, 1, [1, 2, 3])).toBeNull();
    expect(orderOf({}, 1, [])).toBeNull();
  });
});

function idsIn(pois: Parameters<typeof indexContent>[0], order: number[], rules = PLAIN_RULES) {
  return inTeamOrder(indexContent(pois, rules), order).pois.map(({ id, after = [] }) =>
    after[0] === undefined ? id : [id, after[0]],
  );
}

describe('the content in the order of a team', () => {
  const plain = FIVE.map((id) => spot(id, [numberTask(10 * id)]));

  test('has the spots in this order, each waiting for the one before in a run with an order', () => {
    expect(idsIn(plain, [3, 4, 5, 1, 2])).toEqual([3, 4, 5, 1, 2]);
    expect(idsIn(plain, [3, 4, 5, 1, 2], IN_ORDER)).toEqual([3, [4, 3], [5, 4], [1, 5], [2, 1]]);
  });

  test('has new spots behind the one before them, and no deleted ones', () => {
    expect(idsIn(plain, [3, 9, 5, 2])).toEqual([1, 3, 4, 5, 2]);
  });

  test('has no spot before one that it waits for', () => {
    const waiting = plain.map((poi) =>
      poi.id === 4
        ? { ...poi, prerequisites: [{ id: 1, unlock_type: 'poi_list' as const, value: 1, pois: [2] }] }
        : poi,
    );
    expect(idsIn(waiting, [4, 5, 1, 2, 3])).toEqual([5, 1, 2, 4, 3]);
    const rich = plain.map((poi) => (poi.id === 4 ? { ...poi, ...needs('points', 20) } : poi));
    expect(idsIn(rich, [4, 5, 1, 2, 3])).toEqual([5, 1, 4, 2, 3]);
  });

  test('never closes a spot that opens without an order', () => {
    fc.assert(
      fc.property(someGraph, fc.infiniteStream(fc.nat()), ({ spots, finish }, dice) => {
        const order = spots.map(({ id }) => id).toSorted(() => (dice.next().value % 2 === 0 ? -1 : 1));
        const turned = inTeamOrder(indexContent(spots, { route: 'in_order', finish }), order);
        const closed = (pois: typeof spots) => simulateReach(pois).unreachable.map(({ id }) => id);
        const free = closed(spots);
        // What never opens is last and closes what never opens either.
        expect(new Set(closed(turned.pois))).toEqual(new Set(free));
      }),
      { numRuns: 300 },
    );
  });
});
