import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BattleTiming,
  battleEndForTeam,
  battleStateForTeam,
  endBattleNow,
  endsAfterStart,
  isStorableBattleTime,
  playingSince,
  resumeBattle,
  startBattleNow,
} from './battle-schedule.ts';

const MINUTE = 60_000;

/** A schedule in minutes. */
function schedule(startsAt: number | null, endsAt: number | null, pausedAt: number | null = null): BattleTiming {
  const ms = (minute: number | null) => (minute === null ? null : minute * MINUTE);
  return { startsAt: ms(startsAt), endsAt: ms(endsAt), pausedAt: ms(pausedAt), manualStart: false };
}

/** A schedule in minutes that its organiser starts. */
function manual(startsAt: number | null, endsAt: number | null): BattleTiming {
  return { ...schedule(startsAt, endsAt), manualStart: true };
}

describe('the state of a battle for a team', () => {
  test.each([
    { when: 'nothing is set', battle: schedule(null, null), extra: 0, now: 5, state: 'open' },
    { when: 'it has not begun', battle: schedule(10, 60), extra: 0, now: 9.99, state: 'waiting' },
    { when: 'it begins', battle: schedule(10, 60), extra: 0, now: 10, state: 'open' },
    { when: 'there is a moment left', battle: schedule(10, 60), extra: 0, now: 59.99, state: 'open' },
    { when: 'it ends', battle: schedule(10, 60), extra: 0, now: 60, state: 'ended' },
    { when: 'it ended long ago', battle: schedule(null, 60), extra: 0, now: 900, state: 'ended' },
    { when: 'the team has extra minutes', battle: schedule(10, 60), extra: 5, now: 64.99, state: 'open' },
    { when: 'its extra minutes are over', battle: schedule(10, 60), extra: 5, now: 65, state: 'ended' },
    { when: 'it is paused', battle: schedule(10, 60, 20), extra: 0, now: 30, state: 'paused' },
    { when: 'it is paused past its end', battle: schedule(10, 60, 20), extra: 0, now: 300, state: 'paused' },
    { when: 'it was over when the pause began', battle: schedule(10, 60, 61), extra: 0, now: 90, state: 'ended' },
    {
      when: 'the others were over when it was paused',
      battle: schedule(10, 60, 61),
      extra: 5,
      now: 90,
      state: 'paused',
    },
    { when: 'it was paused before its start', battle: schedule(10, 60, 5), extra: 0, now: 6, state: 'waiting' },
    { when: 'its start passes in a pause', battle: schedule(10, 60, 5), extra: 0, now: 11, state: 'paused' },
    { when: 'it was not started yet', battle: manual(null, 60), extra: 0, now: 5, state: 'waiting' },
    { when: 'it was not started before its end', battle: manual(null, 60), extra: 0, now: 900, state: 'waiting' },
    { when: 'it was started', battle: manual(5, 60), extra: 0, now: 5, state: 'open' },
    { when: 'it was started and is over', battle: manual(5, 60), extra: 0, now: 60, state: 'ended' },
    { when: 'it is paused and never ends', battle: schedule(null, null, 1), extra: 0, now: 2, state: 'paused' },
  ])('$when: $state', ({ battle, extra, now, state }) => {
    expect(battleStateForTeam(battle, extra, now * MINUTE)).toBe(state);
  });
});

test.each([
  { battle: schedule(10, null), extra: 5, now: 20, end: null },
  { battle: schedule(10, 60), extra: 5, now: 20, end: 65 },
  { battle: schedule(10, 60, 20), extra: 0, now: 27, end: 67 },
  { battle: schedule(10, 60, 5), extra: 0, now: 8, end: 60 },
  { battle: schedule(10, 60, 5), extra: 0, now: 12, end: 62 },
])('the time of a team ends at $end', ({ battle, extra, now, end }) => {
  expect(battleEndForTeam(battle, extra, now * MINUTE)).toBe(end === null ? null : end * MINUTE);
});

test.each([
  { battle: schedule(null, null), now: 20 },
  { battle: schedule(10, 60), now: 20 },
  { battle: schedule(10, 60), now: 10 },
  { battle: schedule(10, 60, 15), now: 20 },
])('a battle ended at minute $now is over at once, except for teams with extra minutes', ({ battle, now }) => {
  const after = endBattleNow(battle, now * MINUTE);
  expect(endsAfterStart(after)).toBe(true);
  expect(battleStateForTeam(after, 0, now * MINUTE + 1)).toBe('ended');
  expect(battleStateForTeam(after, 5, (now + 4) * MINUTE)).toBe('open');
  expect(battleStateForTeam(after, 5, (now + 5) * MINUTE + 1)).toBe('ended');
});

test.each([
  { battle: manual(null, null), now: 20 },
  { battle: manual(null, 60), now: 20 },
  { battle: schedule(30, 60), now: 20 },
  { battle: schedule(30, 60, 10), now: 20 },
])('a battle started at minute $now is open from then on', ({ battle, now }) => {
  const after = startBattleNow(battle, now * MINUTE);
  expect(after).toMatchObject({ startsAt: now * MINUTE, endsAt: battle.endsAt });
  expect(battleStateForTeam(after, 0, now * MINUTE)).toBe('open');
});

test.each([
  { startsAt: null, endsAt: null, fits: true },
  { startsAt: 5, endsAt: null, fits: true },
  { startsAt: null, endsAt: 5, fits: true },
  { startsAt: 4, endsAt: 5, fits: true },
  { startsAt: 5, endsAt: 5, fits: false },
  { startsAt: 6, endsAt: 5, fits: false },
])('accepts a battle from $startsAt to $endsAt: $fits', ({ fits, ...times }) => {
  expect(endsAfterStart(times)).toBe(fits);
});

test.each([
  { joined: 5, starts: null, since: 5 },
  { joined: 5, starts: 9, since: 9 },
  { joined: 9, starts: 5, since: 9 },
])('a team that joins at $joined for a start at $starts plays since $since', ({ joined, starts, since }) => {
  expect(playingSince(joined, starts)).toBe(since);
});

const moment = fc.nat({ max: 10_000_000 });
const perhaps = fc.option(moment, { nil: null });
const someSchedule = fc
  .record({ startsAt: perhaps, endsAt: perhaps, pausedAt: perhaps, manualStart: fc.boolean() })
  .filter((schedule) => endsAfterStart(schedule));
const extra = fc.nat({ max: 600 });

test('every team keeps its remaining time after a pause', () => {
  fc.assert(
    fc.property(someSchedule, extra, moment, moment, (battle, minutes, from, length) => {
      const running = { ...battle, pausedAt: null };
      const state = battleStateForTeam(running, minutes, from);
      const left = (at: BattleTiming, now: number) =>
        (battleEndForTeam(at, minutes, now) ?? Number.POSITIVE_INFINITY) - now;
      const until = from + length;
      const after = resumeBattle({ ...battle, pausedAt: from }, until);
      if (state === 'waiting') return;
      expect(battleStateForTeam(after, minutes, until)).toBe(state);
      expect(left(after, until)).toBe(left(running, from));
    }),
  );
});

test('resuming keeps the end that was shown during the pause', () => {
  fc.assert(
    fc.property(someSchedule, extra, moment, (battle, minutes, now) => {
      expect(battleEndForTeam(resumeBattle(battle, now), minutes, now)).toBe(battleEndForTeam(battle, minutes, now));
    }),
  );
});

test('a team whose time is over never returns, and extra minutes never end its time', () => {
  fc.assert(
    fc.property(someSchedule, extra, extra, moment, moment, (battle, minutes, more, now, later) => {
      if (battleStateForTeam(battle, minutes, now) === 'ended')
        expect(battleStateForTeam(battle, minutes, now + later)).toBe('ended');
      if (battleStateForTeam(battle, minutes, now) === 'open')
        expect(battleStateForTeam(battle, minutes + more, now)).toBe('open');
    }),
  );
});

test.each([
  ['1969-12-31T23:59:59.999Z', false],
  ['1970-01-01T00:00:00.000Z', true],
  ['2999-12-31T23:59:59.999Z', true],
  ['3000-01-01T00:00:00.000Z', false],
  ['0000-01-01T00:00:00.000Z', false],
  ['+010000-01-01T00:00:00.000Z', false],
])('%s is a valid time of a battle: %s', (time, may) => {
  expect(isStorableBattleTime(time)).toBe(may);
});
