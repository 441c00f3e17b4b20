import type { TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import { expect, test } from 'vitest';
import { conditionsBack } from './conditions-back.ts';

const AT = '2026-11-27T19:00:00.000Z';
type Conditions = NonNullable<TrailPoi['Conditions']>;

/** A spot whose quests, and their options, have ids of their own. */
function spot(id: number, Conditions: Conditions = [], tasks: TrailPoi['Tasks'] = []): TrailPoi {
  const own = { name: `Spot ${id}`, slug: `spot-${id}`, position: id, location_type: 'hint', place: null } as const;
  const all = { UnlockPrerequisites: [], task_count: tasks.length, pointsToEarn: 0, Tasks: tasks, updated_at: AT };
  return { id, ...own, ...all, ...(Conditions.length > 0 && { Conditions }) };
}

function quest(id: number, options: number[] = []): TrailPoi['Tasks'][number] {
  const own = { id, name: `Quest ${id}`, slug: `quest-${id}`, position: 1, task_type: 'decision', points: 0 } as const;
  return { ...own, TaskOptions: options.map((option) => ({ id: option, option: `Weg ${option}` })) };
}

const pois = (id: number, value: number, ...named: number[]): Conditions[number] => {
  return { id, unlock_type: 'poi_list', value, pois: named, updated_at: AT };
};
const chosen = (id: number, task: number, ...options: number[]): Conditions[number] => {
  return { id, unlock_type: 'decision', value: 1, task, options, updated_at: AT };
};
const NONE = new Map<number, number>();

test('gives a condition its name back that it lost with a quest, under the new ids of quest and options', () => {
  const before = [spot(1, [], [quest(10, [101, 102])]), spot(2, [chosen(7, 10, 102)])];
  const now = [spot(1, [], [quest(30, [301, 302])]), spot(2)];
  expect(conditionsBack(before, now, { pois: NONE, tasks: new Map([[10, 30]]) })).toEqual([
    {
      poi_id: 2,
      body: {
        create: [{ unlock_type: 'decision', value: 1, task: 30, options: [302] }],
        update: [],
        delete: [],
        unlock_mode: 'all',
      },
    },
  ]);
});

test('completes a condition that kept other names, and leaves one that was added in between', () => {
  const before = [spot(1), spot(2), spot(3, [pois(7, 2, 1, 2)])];
  const now = [spot(5), spot(2), spot(3, [pois(7, 1, 2), pois(9, 1, 2)])];
  expect(conditionsBack(before, now, { pois: new Map([[1, 5]]), tasks: NONE })).toEqual([
    {
      poi_id: 3,
      body: { create: [], update: [{ id: 7, value: 2, pois: [5, 2], updated_at: AT }], delete: [], unlock_mode: 'all' },
    },
  ]);
});

test('gives a spot that came back the conditions that it had, in place of what is left of them', () => {
  const before = [spot(1), spot(2), spot(3, [pois(7, 1, 1, 2)])];
  const now = [spot(1), spot(5), spot(6, [pois(8, 1, 5)])];
  const moved = new Map([
    [2, 5],
    [3, 6],
  ]);
  expect(conditionsBack(before, now, { pois: moved, tasks: NONE })).toEqual([
    {
      poi_id: 6,
      body: {
        create: [{ unlock_type: 'poi_list', value: 1, pois: [1, 5] }],
        update: [],
        delete: [8],
        unlock_mode: 'all',
      },
    },
  ]);
});

test('changes nothing where no condition was lost', () => {
  const run = [spot(1, [], [quest(10)]), spot(2, [pois(7, 1, 1)])];
  expect(conditionsBack(run, run, { pois: NONE, tasks: NONE })).toEqual([]);
});
