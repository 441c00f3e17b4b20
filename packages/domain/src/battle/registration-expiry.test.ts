import { expect, test } from 'vitest';
import { registeredTeamsExpireAt } from './registration.ts';

const DAY = 86_400_000;
const timing = { startsAt: null, endsAt: null, pausedAt: null, manualStart: false };

test.each([
  ['30 days after the end, however late the last answer', { endsAt: 10 * DAY }, 12 * DAY, 40],
  ['30 days after the last answer without an end', {}, 12 * DAY, 42],
  ['30 days after a planned start that is still to come', { startsAt: 50 * DAY }, 12 * DAY, 80],
  ['a year after the last registration while the organiser has not started', { manualStart: true }, 12 * DAY, 377],
  ['30 days after the last answer once the organiser has started', { manualStart: true, startsAt: DAY }, 12 * DAY, 42],
  ['30 days after the pause that moves the end', { endsAt: 10 * DAY, pausedAt: 15 * DAY }, 9 * DAY, 45],
])('registered teams expire %s', (_, over, lastActivityAt, days) => {
  expect(registeredTeamsExpireAt({ ...timing, ...over }, lastActivityAt)).toBe(days * DAY);
});
