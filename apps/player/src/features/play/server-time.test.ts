import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { withServerTime } from './server-time.ts';

const SENT = '2026-05-01T10:00:00.400Z';

const schedule = { state: 'open', starts_at: null, ends_at: '2026-05-01T11:00:00.000Z', now: SENT };
const waiting = { unlocked: true, arrival: { ...NO_ARRIVAL, self_report_from: '2026-05-01T10:05:00.000Z', now: SENT } };
const joined = { schedule, rows: [{ unlocked: false }, { unlocked: true, arrival: NO_ARRIVAL }, waiting] };

test.each([
  ['sent just now', 'Fri, 01 May 2026 10:00:01 GMT', SENT],
  ['without a date', null, SENT],
  ['with a date that is no date', 'soon', SENT],
  ['held for forty minutes', 'Fri, 01 May 2026 10:40:00 GMT', '2026-05-01T10:40:00.000Z'],
])('a response %s has the time of the server', (_, date, now) => {
  expect(withServerTime(joined as JoinedPois, date)).toEqual({
    schedule: { ...schedule, now },
    rows: [
      { unlocked: false },
      { unlocked: true, arrival: NO_ARRIVAL },
      { ...waiting, arrival: { ...waiting.arrival, now } },
    ],
  });
});

test('a run without a Versus has no schedule to set', () => {
  expect(
    withServerTime({ schedule: null, rows: [] } as unknown as JoinedPois, 'Fri, 01 May 2026 10:40:00 GMT'),
  ).toEqual({
    schedule: null,
    rows: [],
  });
});
