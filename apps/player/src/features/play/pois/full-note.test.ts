import type { PlayedArrival, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { otherPois } from './full-note.tsx';

const FULL = { teams: 2, opens_at: '2026-05-01T10:10:00.000Z' };
const AWAITED = { ...NO_ARRIVAL, required: true, arrived: false, radius: 30 };

function poi(id: number, arrival: PlayedArrival = AWAITED): PlayedPoi {
  const base = { id, name: `Spot ${id}`, slug: `spot-${id}`, position: id, UnlockPrerequisites: [] };
  const tasks = { arrival, Tasks: [], tasks_completed: 0, total_tasks: 0 };
  return { ...base, ...tasks, unlocked: true, description: '', location_type: 'hint', location: [] };
}

function locked(id: number): PlayedPoi {
  const { name, slug, position } = poi(id);
  return { id, name, slug, position, UnlockPrerequisites: [], unlocked: false, full: FULL };
}

test('proposes the first three other spots that are open, not done and not full', () => {
  const done = poi(2, NO_ARRIVAL);
  const rows = [poi(1), done, poi(3, { ...AWAITED, full: FULL }), locked(4), poi(5), poi(6), poi(7), poi(8)];
  expect(otherPois(rows, 1).map(({ id }) => id)).toEqual([5, 6, 7]);
  expect(otherPois(rows, 6).map(({ id }) => id)).toEqual([1, 5, 7]);
});

test('proposes nothing where all other spots are locked, done or full', () => {
  expect(otherPois([locked(1), poi(2, NO_ARRIVAL), poi(3, { ...AWAITED, full: FULL })], 1)).toEqual([]);
});
