import { expect, test } from 'vitest';
import { msToNextMinute } from './refresh.ts';

const joinedAt = '2026-05-01T10:00:20.000Z';

test.each([
  ['just joined', '2026-05-01T10:00:20.000Z', 60_500],
  ['half a minute later', '2026-05-01T10:05:50.000Z', 30_500],
  ['a phone whose clock is behind', '2026-05-01T10:00:10.000Z', 10_500],
])('%s: the next whole minute since joining', (_, now, expected) => {
  expect(msToNextMinute(joinedAt, new Date(now).getTime())).toBe(expected);
});
