import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { expect, test } from 'vitest';
import { waitingFor } from './waiting-note.tsx';

const condition = (id: number) => ({ id, value: 1, updated_at: '2026-01-01T00:00:00.000Z' });

/** Tor has quest 11; Turm waits for Tor, Garten for quest 11, Ende for Turm, and Keller for options. */
const trail = {
  Pois: [
    { id: 1, Tasks: [{ id: 11 }] },
    { id: 2, Tasks: [], Conditions: [{ ...condition(5), unlock_type: 'poi_list', pois: [1] }] },
    { id: 3, Tasks: [], Conditions: [{ ...condition(6), unlock_type: 'task_list', tasks: [11, 12] }] },
    { id: 4, Tasks: [], Conditions: [{ ...condition(7), unlock_type: 'poi_list', pois: [2] }] },
    { id: 5, Tasks: [], Conditions: [{ ...condition(8), unlock_type: 'decision', task: 13, options: [21, 22] }] },
  ],
} as unknown as Pick<ExplorationTrail, 'Pois'>;

test.each([
  { leaving: { pois: [1] }, waiting: [2, 3] },
  { leaving: { tasks: [11] }, waiting: [3] },
  { leaving: { tasks: [12] }, waiting: [3] },
  { leaving: { pois: [1, 2] }, waiting: [3, 4] },
  { leaving: { pois: [4] }, waiting: [] },
  { leaving: { tasks: [13] }, waiting: [5] },
  { leaving: { options: [22] }, waiting: [5] },
  { leaving: { options: [23] }, waiting: [] },
])('$waiting wait for $leaving', ({ leaving, waiting }) => {
  expect(waitingFor(trail, leaving).map(({ id }) => id)).toEqual(waiting);
});
