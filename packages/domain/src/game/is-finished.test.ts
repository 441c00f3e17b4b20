import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prerequisite } from '../poi/qualifiers.ts';
import { type FinishablePoi, isFinished } from './is-finished.ts';

type Task = FinishablePoi['tasks'][number];
const task = (state: Partial<Task> = {}): Task => ({ id: 1, points: 10, solved: false, attemptLeft: true, ...state });
const open = task();
const solved = task({ solved: true });
const usedUp = task({ attemptLeft: false });
const pending = task({ pending: true });
const poi = (tasks: Task[], ...prerequisites: Prerequisite[]): FinishablePoi => ({
  id: 1,
  tasks,
  prerequisites,
  awaitsArrival: false,
});
const toArriveAt = (tasks: Task[], ...prerequisites: Prerequisite[]): FinishablePoi => ({
  ...poi(tasks, ...prerequisites),
  awaitsArrival: true,
});
const needs = (unlock_type: Prerequisite['unlock_type'], value: number): Prerequisite => ({ unlock_type, value });

/** Solved tasks give 10 points each; `spent` were paid for hints. */
function nowAfter(pois: readonly FinishablePoi[], spent = 0) {
  const count = pois.flatMap(({ tasks }) => tasks).filter((each) => each.solved).length;
  return { netPoints: 10 * count - spent, highestNetPoints: 10 * count, solvedTasks: count };
}

test.each<{ state: string; pois: FinishablePoi[]; finished: boolean; spent?: number }>([
  { state: 'a run without quests', pois: [poi([])], finished: false },
  { state: 'an unsolved quest', pois: [poi([solved, open])], finished: false },
  { state: 'all quests solved', pois: [poi([solved]), poi([solved])], finished: true },
  { state: 'the last quest out of attempts', pois: [poi([solved]), poi([usedUp])], finished: true },
  { state: 'no quest solved and all out of attempts', pois: [poi([usedUp])], finished: true },
  { state: 'a photo that waits for its verdict', pois: [poi([solved, pending])], finished: true },
  {
    state: 'a spot that the verdict on a photo can open',
    pois: [poi([pending]), poi([open], needs('tasks', 1))],
    finished: false,
  },
  {
    state: 'a spot that no verdict on a photo can open',
    pois: [poi([pending]), poi([open], needs('tasks', 2))],
    finished: true,
  },
  { state: 'a spot that time will open', pois: [poi([solved]), poi([open], needs('time', 600))], finished: false },
  {
    state: 'a spot that needs a quest out of attempts',
    pois: [poi([usedUp]), poi([open], needs('tasks', 1))],
    finished: true,
  },
  { state: 'a spot that an open quest can open', pois: [poi([open]), poi([open], needs('tasks', 1))], finished: false },
  {
    state: 'a chain of spots that an open quest can open',
    pois: [poi([open], needs('points', 20)), poi([open]), poi([open], needs('points', 10))],
    finished: false,
  },
  {
    state: 'a spot whose points were spent on hints before they were reached',
    pois: [poi([solved, usedUp]), poi([open], needs('points', 20))],
    finished: true,
    spent: 10,
  },
  {
    state: 'a spot that was open before points were spent',
    pois: [poi([solved]), poi([open], needs('points', 10))],
    finished: false,
    spent: 10,
  },
  {
    state: 'a spot without quests that still waits for the arrival',
    pois: [poi([solved]), toArriveAt([])],
    finished: false,
  },
  {
    state: 'a spot whose quests are out of attempts and that still waits for the arrival',
    pois: [poi([solved]), toArriveAt([usedUp])],
    finished: false,
  },
  {
    state: 'a spot to arrive at that stays locked',
    pois: [poi([usedUp]), toArriveAt([open], needs('tasks', 1))],
    finished: true,
  },
])('$state: finished $finished', ({ pois, finished, spent }) => {
  expect(isFinished(pois, nowAfter(pois, spent))).toBe(finished);
});

const anyTask = fc.record({
  id: fc.constant(1),
  points: fc.nat({ max: 20 }),
  solved: fc.boolean(),
  attemptLeft: fc.boolean(),
});
const anyPois = fc.array(
  fc.record({
    id: fc.constant(1),
    tasks: fc.array(anyTask, { maxLength: 4 }),
    prerequisites: fc.array(
      fc.record({ unlock_type: fc.constantFrom('points' as const, 'tasks' as const), value: fc.nat({ max: 40 }) }),
      { maxLength: 2 },
    ),
    awaitsArrival: fc.boolean(),
  }),
  { maxLength: 6 },
);

test('every run with quests is finished once all are solved and all spots are reached', () => {
  fc.assert(
    fc.property(anyPois, (pois) => {
      const done = pois.map(({ id, tasks, prerequisites }) => ({
        id,
        prerequisites,
        awaitsArrival: false,
        tasks: tasks.map((each) => ({ ...each, solved: true })),
      }));
      const hasTasks = done.some(({ tasks }) => tasks.length > 0);
      expect(isFinished(done, nowAfter(done))).toBe(hasTasks);
    }),
  );
});

test('more points never finish a run', () => {
  fc.assert(
    fc.property(anyPois, fc.nat({ max: 50 }), (pois, gift) => {
      const now = nowAfter(pois);
      const richer = {
        ...now,
        netPoints: now.netPoints + gift,
        highestNetPoints: Math.max(now.highestNetPoints, now.netPoints + gift),
      };
      if (!isFinished(pois, now)) expect(isFinished(pois, richer)).toBe(false);
    }),
  );
});
