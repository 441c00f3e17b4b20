import { timelineSteps } from '@puzzle-runs/domain/battle/team-statistic.ts';
import { expect, test } from 'vitest';
import { timelinePoints, timeUnitOf } from './timeline-points.ts';

const JOINED = '2026-05-08T10:00:00.000Z';
const FIRST = '2026-05-08T10:30:00.000Z';
const LATER = '2026-05-08T11:00:00.000Z';

function steps(...moments: string[]) {
  return timelineSteps(moments.map((at) => Date.parse(at)));
}

test('a line starts at zero at the time of joining', () => {
  expect(timelinePoints(steps(FIRST, LATER, LATER, LATER), JOINED)).toEqual([
    [Date.parse(JOINED), 0],
    [Date.parse(FIRST), 1],
    [Date.parse(LATER), 4],
  ]);
});

test('a line starts at the first entry if the time of joining is missing or later', () => {
  for (const joined of [null, LATER]) expect(timelinePoints(steps(FIRST), joined)[0]).toEqual([Date.parse(FIRST), 0]);
});

test('returns no points without entries', () => {
  expect(timelinePoints([], JOINED)).toEqual([]);
});

test('shows minutes for an hour of play, days for two days and seconds for a few minutes', () => {
  expect(timeUnitOf(timelinePoints(steps(LATER), JOINED))).toBe('minute');
  expect(timeUnitOf(timelinePoints(steps('2026-05-10T10:00:00.000Z'), JOINED))).toBe('day');
  expect(timeUnitOf([])).toBe('second');
  expect(timeUnitOf(timelinePoints(steps('2026-05-08T10:04:00.000Z'), JOINED))).toBe('second');
});
