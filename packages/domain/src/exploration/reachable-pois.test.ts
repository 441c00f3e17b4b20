import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNLOCK_TYPES } from '../poi/arrival.ts';
import { isUnlocked, type Prerequisite } from '../poi/qualifiers.ts';
import { type GatedPoi, simulateReach } from './reachable-pois.ts';

function points(value: number): Prerequisite {
  return { unlock_type: 'points', value };
}

function tasks(value: number): Prerequisite {
  return { unlock_type: 'tasks', value };
}

/** A spot whose quests give these points. */
function stage(name: string, bring: number[], ...prerequisites: Prerequisite[]) {
  return { id: 1, name, tasks: bring.map((value) => ({ id: 1, points: value })), prerequisites };
}

describe('spots that can never be unlocked', () => {
  test.each([
    { run: 'nothing at all', stages: [], closed: [] },
    { run: 'spots without prerequisites', stages: [stage('A', [10]), stage('B', [])], closed: [] },
    { run: 'just enough points', stages: [stage('A', [10, 5]), stage('B', [], points(15))], closed: [] },
    { run: 'one point too few', stages: [stage('A', [10, 5]), stage('B', [], points(16))], closed: ['B'] },
    { run: 'a spot that needs its own points', stages: [stage('A', [10], points(5))], closed: ['A'] },
    {
      run: 'a chain in any order',
      stages: [stage('C', [], points(30)), stage('B', [20], points(10)), stage('A', [10])],
      closed: [],
    },
    {
      run: 'two spots that need each other',
      stages: [stage('A', [10], tasks(1)), stage('B', [10], points(10))],
      closed: ['A', 'B'],
    },
    {
      run: 'a spot that needs a locked one',
      stages: [stage('A', [5]), stage('B', [50], points(10)), stage('C', [], points(20))],
      closed: ['B', 'C'],
    },
    {
      run: 'quests without points still count as quests',
      stages: [stage('A', [0, 0]), stage('B', [], tasks(2))],
      closed: [],
    },
    { run: 'more quests than there are', stages: [stage('A', [1, 1]), stage('B', [9], tasks(3))], closed: ['B'] },
    {
      run: 'all prerequisites of a spot must hold',
      stages: [stage('A', [10]), stage('B', [], points(10), tasks(2))],
      closed: ['B'],
    },
    { run: 'time passes by itself', stages: [stage('A', [], { unlock_type: 'time', value: 100_000 })], closed: [] },
  ])('$run: $closed', ({ stages, closed }) => {
    expect(simulateReach(stages).unreachable.map(({ name }) => name)).toEqual(closed);
  });

  test('returns the points and quests that can be reached', () => {
    expect(simulateReach([stage('A', [10, 5]), stage('B', [100], points(99))])).toMatchObject({ points: 15, tasks: 2 });
  });
});

const small = fc.nat({ max: 12 });
const someStage: fc.Arbitrary<GatedPoi> = fc.record({
  id: fc.constant(1),
  prerequisites: fc.array(fc.record({ unlock_type: fc.constantFrom(...UNLOCK_TYPES), value: small }), { maxLength: 2 }),
  tasks: fc.array(fc.record({ id: fc.constant(1), points: small }), { maxLength: 3 }),
});
const someStages = fc.array(someStage, { maxLength: 8 });

/** Solves random unlocked spots, one at a time, until every remaining spot is locked. */
function playSlowly(stages: readonly GatedPoi[], pick: (count: number) => number): Set<GatedPoi> {
  const done = new Set<GatedPoi>();
  for (;;) {
    const solved = [...done].flatMap((each) => each.tasks);
    const reached = {
      highestNetPoints: solved.reduce((sum, task) => sum + task.points, 0),
      minutes: Number.POSITIVE_INFINITY,
      solvedTasks: solved.length,
      done: new Set<number>(),
      solved: new Set<number>(),
      chosen: () => undefined,
      closed: new Set<number>(),
    };
    const open = stages.filter((each) => !done.has(each) && isUnlocked(each, reached));
    const next = open[pick(open.length)];
    if (!next) return done;
    done.add(next);
  }
}

test('playing spots in any order unlocks exactly the reachable ones', () => {
  fc.assert(
    fc.property(someStages, fc.infiniteStream(fc.nat()), (stages, dice) => {
      const opened = playSlowly(stages, (count) => (dice.next().value ?? 0) % Math.max(count, 1));
      expect(new Set(simulateReach(stages).unreachable)).toEqual(new Set(stages.filter((each) => !opened.has(each))));
    }),
  );
});

test('ignores the order of the spots', () => {
  fc.assert(
    fc.property(someStages, (stages) => {
      const turned = simulateReach(stages.toReversed());
      const { reached: _, ...found } = simulateReach(stages);
      expect({ ...turned, unreachable: turned.unreachable.toReversed() }).toMatchObject(found);
    }),
  );
});

test('adding a spot never makes another one unreachable', () => {
  fc.assert(
    fc.property(someStages, someStage, (stages, more) => {
      const after = simulateReach([...stages, more]).unreachable;
      const before = simulateReach(stages).unreachable;
      expect(after.filter((each) => each !== more).every((each) => before.includes(each))).toBe(true);
    }),
  );
});
