import { describe, expect, test } from 'vitest';
import {
  ANNA,
  answer,
  arrive,
  MINUTE,
  NEW,
  needs,
  numberTask,
  play,
  refusalOf,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import type { AccuracyClass } from '../geo/position-fix.ts';
import { apply } from './apply.ts';
import { selfReportFromOf } from './arrive-at-poi.ts';
import type { Game, GamePoi } from './game.ts';

const target = { latitude: 49.02, longitude: 12.1 };
const near = { latitude: 49.0201, longitude: 12.1, accuracy: 5 };
const far = { latitude: 49.03, longitude: 12.1, accuracy: 5 };
const vague = { ...near, accuracy: 150 };

const known = spot(1, [numberTask(1)], { arrival: { radius: 30, target, code: 'K7M2QX' } });
const hidden: GamePoi = { ...known, locationType: 'hint' };
const unset: GamePoi = { ...hidden, arrival: { ...hidden.arrival, target: null } };

function gameOf(poi: GamePoi, over: Partial<Game> = {}): Game {
  return smallGame([poi], { organiserCode: 'GEHE7M', ...over });
}

test('an arrival is kept with its proof, without the position, and counts', () => {
  const { progress, outcome } = play(gameOf(known), [arrive(1, { via: 'position', accuracy: 'good' })]);
  expect(outcome).toEqual({
    result: { kind: 'arrived', poiId: 1 },
    effects: [{ effect: 'count', act: { kind: 'arrival', poiId: 1, method: 'position' } }],
  });
  expect(progress.arrived.get(1)).toEqual({ at: START, via: 'position' });
});

test('a second arrival, and one that is not required, change nothing', () => {
  const proof = { via: 'code', code: 'AAAAAA' } as const;
  const { progress } = play(gameOf(known), [arrive(1, { via: 'position', accuracy: 'good' })]);
  for (const [game, before] of [
    [gameOf(known), progress],
    [gameOf(spot(1, [])), NEW],
  ] as const) {
    const again = play(game, [arrive(1, proof)], before);
    expect(again.progress).toBe(before);
    expect(again.outcome).toEqual({ result: { kind: 'arrived', poiId: 1 }, effects: [] });
  }
});

test('an arrival at a spot that does not exist or is locked is refused', () => {
  const proof = { via: 'position', accuracy: 'good' } as const;
  expect(refusalOf(() => play(gameOf(known), [arrive(9, proof)]))).toBe('not_found');
  const locked = gameOf({ ...known, ...needs('points', 1) });
  expect(refusalOf(() => play(locked, [arrive(1, proof)]))).toBe('poi_locked');
});

test.each([
  ['k7m 2qx', 'code'],
  ['gehe7m', 'organiser_code'],
  ['AAAAAA', 'wrong_arrival_code'],
])('the code “%s” proves an arrival or is refused: %s', (code, expected) => {
  let via: string | undefined;
  const refusal = refusalOf(() => {
    via = play(gameOf(known), [arrive(1, { via: 'code', code })]).progress.arrived.get(1)?.via;
  });
  expect(refusal === 'accepted' ? via : refusal).toBe(expected);
});

describe('a position', () => {
  test.each<[string, GamePoi, AccuracyClass, typeof near | undefined, string]>([
    ['at a known place is judged by the phone and not sent', known, 'good', undefined, 'accepted'],
    ['at a known place is refused when it is sent', known, 'good', near, 'invalid_request position'],
    ['at a known place that is inaccurate is refused', known, 'poor', undefined, 'position_inaccurate'],
    ['at a hidden place is needed', hidden, 'good', undefined, 'invalid_request position'],
    ['at a hidden place is accepted within the radius', hidden, 'good', near, 'accepted'],
    ['at a hidden place is refused outside', hidden, 'good', far, 'not_there_yet'],
    ['at a hidden place is refused if it is inaccurate', hidden, 'good', vague, 'position_inaccurate'],
    ['at a hidden place of a poor class is refused', hidden, 'poor', near, 'position_inaccurate'],
    ['at a spot whose place is not set proves nothing', unset, 'good', undefined, 'not_there_yet'],
    ['at a spot whose place is not set is refused when it is sent', unset, 'good', near, 'invalid_request position'],
  ])('%s', (_, poi, accuracy, position, refusal) => {
    expect(refusalOf(() => play(gameOf(poi), [arrive(1, { via: 'position', accuracy, position })]))).toBe(refusal);
  });

  test('at a hidden place need not be sent by a phone that holds the answers and has judged it', () => {
    const game = gameOf(hidden, { mayHoldAnswers: true });
    expect(refusalOf(() => play(game, [arrive(1, { via: 'position', accuracy: 'fair' })]))).toBe('accepted');
  });
});

describe('an arrival that players report themselves', () => {
  const waiting = (over: Partial<Game> = {}, waitMinutes: number | null = 5) =>
    smallGame(
      [
        spot(1, [numberTask(1)], { arrival: { radius: 30, waitMinutes } }),
        spot(2, [numberTask(2)]),
        spot(3, [], { arrival: { radius: 30, code: 'K7M2QX' } }),
      ],
      over,
    );
  const report = (over: { waited_offline?: true } = {}) => arrive(1, { via: 'self_reported', ...over });
  const at = (minutes: number) => ({ at: START + minutes * MINUTE, by: ANNA });

  test('is accepted after the waiting time', () => {
    expect(refusalOf(() => apply(waiting(), NEW, report(), at(4.9)))).toBe('not_there_yet');
    expect(apply(waiting(), NEW, report(), at(5)).progress.arrived.get(1)?.via).toBe('self_reported');
  });

  test.each([
    ['a solved quest', answer(2)],
    ['another arrival', arrive(3, { via: 'code', code: 'K7M2QX' })],
  ])('waits anew after %s', (_, act) => {
    const { progress } = apply(waiting(), NEW, act, at(3));
    expect(refusalOf(() => apply(waiting(), progress, report(), at(5)))).toBe('not_there_yet');
    expect(refusalOf(() => apply(waiting(), progress, report(), at(8)))).toBe('accepted');
  });

  test('is refused where the creator does not allow it', () => {
    expect(refusalOf(() => apply(waiting({}, null), NEW, report(), at(500)))).toBe('not_there_yet');
  });

  test.each([
    ['accepted from a phone that may hold the answers', true, 5, 'accepted'],
    ['refused from others', false, 5, 'not_there_yet'],
    ['refused where the creator does not allow it', true, null, 'not_there_yet'],
  ] as const)('after a wait on the phone is %s', (_, mayHoldAnswers, minutes, refusal) => {
    const game = waiting({ mayHoldAnswers }, minutes);
    expect(refusalOf(() => apply(game, NEW, report({ waited_offline: true }), at(0)))).toBe(refusal);
  });

  test('needs no wait in a test play', () => {
    const game = waiting({ trial: 'locked' }, null);
    expect(refusalOf(() => apply(game, NEW, report(), at(0)))).toBe('accepted');
    expect(selfReportFromOf(game, game.pois[0] as GamePoi, NEW)).toBe(START);
  });
});
