import { describe, expect, test } from 'vitest';
import { destinationOf } from '../geo/measure.ts';
import { arrivalJudgeOf, awaitsArrival, judgeArrival, selfReportFrom } from './arrival.ts';

const target = { latitude: 49.0197, longitude: 12.0995 };

/** A position this many metres from the target. */
function at(distance: number, accuracy: number) {
  return { ...destinationOf(target, { bearing: 73, distance }), accuracy };
}

describe('judgeArrival', () => {
  test.each([
    ['at the target', at(0, 5), 'arrived'],
    ['inside the radius', at(29, 0), 'arrived'],
    ['outside the radius but within the accuracy', at(69, 40), 'arrived'],
    ['outside radius and accuracy', at(71, 40), 'not_there_yet'],
    ['exactly as accurate as required', at(129, 100), 'arrived'],
    ['at the target but too inaccurate', at(0, 101), 'position_inaccurate'],
    ['far away and too inaccurate', at(9_000, 5_000), 'position_inaccurate'],
    ['on the other side of the earth', { latitude: -49.0197, longitude: -167.9005, accuracy: 5 }, 'not_there_yet'],
  ] as const)('judges a position %s', (_where, position, expected) => {
    expect(judgeArrival(position, { target, radius: 30 })).toBe(expected);
  });
});

test.each([
  ['coordinates', target, 'phone'],
  ['address', target, 'phone'],
  ['address', null, 'none'],
  ['hint', target, 'server'],
  ['hint', null, 'none'],
] as const)('has arrivals at a place of type %s with target %j judged by: %s', (type, place, judge) => {
  expect(arrivalJudgeOf(type, place)).toBe(judge);
});

test.each([
  [{ radius: 30, arrived: false, answered: false }, true],
  [{ radius: 30, arrived: true, answered: false }, false],
  [{ radius: 30, arrived: false, answered: true }, false],
  [{ radius: null, arrived: false, answered: false }, false],
])('keeps the quests of a spot closed for %j: %s', (state, closed) => {
  expect(awaitsArrival(state)).toBe(closed);
});

describe('selfReportFrom', () => {
  const minute = 60_000;
  test('starts the waiting time with the latest progress', () => {
    expect(selfReportFrom(5, 30 * minute)).toBe(35 * minute);
  });
  test('is null when the creator does not allow it', () => {
    expect(selfReportFrom(null, 10 * minute)).toBeNull();
  });
});
