import { expect, test } from 'vitest';
import { playedTime } from './played-time.ts';

const joinedAt = '2026-05-01T10:00:00.000Z';

test.each([
  ['a team that has not joined', { joinedAt: null, lastSolvedAt: null, startsAt: null }, null],
  ['a team that solved nothing', { joinedAt, lastSolvedAt: null, startsAt: null }, null],
  [
    'a team from joining on',
    { joinedAt, lastSolvedAt: '2026-05-01T11:05:20.000Z', startsAt: null },
    { hours: 1, minutes: 5 },
  ],
  [
    'a team that waited for the start',
    { joinedAt, lastSolvedAt: '2026-05-01T11:05:00.000Z', startsAt: '2026-05-01T10:30:00.000Z' },
    { hours: 0, minutes: 35 },
  ],
  [
    'a team that solved one task at once',
    { joinedAt, lastSolvedAt: '2026-05-01T10:00:05.000Z', startsAt: null },
    { hours: 0, minutes: 1 },
  ],
])('the time on a certificate of %s', (_, played, time) => {
  expect(playedTime(played)).toEqual(time);
});
