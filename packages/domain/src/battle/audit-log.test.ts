import { expect, test } from 'vitest';
import { type EventLogKind, restoreAdjustments } from './audit-log.ts';

/** A log entry in short form: `points 5`. */
function log(...lines: string[]) {
  return lines.map((line) => {
    const [kind = '', amount] = line.split(' ');
    return { kind: kind as EventLogKind, amount: amount === undefined ? null : Number(amount) };
  });
}

test.each([
  { acts: log(), adjusted: 0, extraMinutes: 0 },
  { acts: log('points 5', 'points -2', 'message'), adjusted: 3, extraMinutes: 0 },
  { acts: log('points 5', 'progress_deleted', 'points 1'), adjusted: 1, extraMinutes: 0 },
  { acts: log('extra_minutes 5', 'extra_minutes 15', 'participant_removed'), adjusted: 0, extraMinutes: 15 },
  { acts: log('extra_minutes 5', 'progress_deleted'), adjusted: 0, extraMinutes: 5 },
])('after $acts a team has $adjusted points and $extraMinutes minutes', ({ acts, ...kept }) => {
  expect(restoreAdjustments(acts)).toEqual(kept);
});
