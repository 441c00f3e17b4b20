import { expect, test } from 'vitest';
import { type CountedAct, type CountedPoi, countAct } from './count-act.ts';
import { parseFigure, type Tally, tallyChange } from './figures.ts';

const task = (id: number, attempts: number | null = null) => ({ id, points: 10, attempts });
const pois: CountedPoi[] = [
  { id: 1, prerequisites: [], arrivalRadius: null, tasks: [task(11), task(12, 1)] },
  { id: 2, prerequisites: [], arrivalRadius: null, tasks: [task(21)] },
  { id: 3, prerequisites: [{ unlock_type: 'tasks', value: 2 }], arrivalRadius: 50, tasks: [task(31)] },
];

const solved = (poiId: number, taskId: number): CountedAct => ({ kind: 'solved', poiId, taskId, seconds: 70 });
const wrong = (poiId: number, taskId: number): CountedAct => ({ kind: 'wrong', poiId, taskId });

/** The tally after these acts, one minute apart. */
function after(...acts: CountedAct[]): Tally {
  let tally: Tally = {};
  let solvedTasks = 0;
  for (const [minute, act] of acts.entries()) {
    if (act.kind === 'solved') solvedTasks++;
    const points = solvedTasks * 10;
    const player = { netPoints: points, highestNetPoints: points, solvedTasks, seconds: minute * 60 };
    tally = countAct(tally, act, { pois, player });
  }
  return tally;
}

test('joining counts the beginning and the spots that are open', () => {
  expect(after({ kind: 'join' })).toEqual({ rb: 1, p1o: 1, p2o: 1 });
});

test('a wrong answer counts a try and where the player is', () => {
  expect(after({ kind: 'join' }, wrong(1, 11), wrong(1, 11))).toEqual({
    rb: 1,
    p1o: 1,
    p2o: 1,
    t11n: 2,
    t11u: 1,
    p1h: 1,
  });
});

test('a solved quest replaces the unsolved one, moves the spot on and falls into the bucket of its time', () => {
  expect(after({ kind: 'join' }, wrong(1, 11), solved(1, 11))).toEqual({
    rb: 1,
    p1s: 1,
    p2o: 1,
    t11n: 2,
    t11b5: 1,
    p1h: 1,
  });
});

test('an accepted answer counts a try only where it was none before', () => {
  const accepted = { kind: 'accepted', poiId: 1, taskId: 11, seconds: 70 } as const;
  expect(after({ kind: 'join' }, wrong(1, 11), accepted)).toMatchObject({ t11n: 1, t11b5: 1 });
  expect(after({ kind: 'join' }, accepted)).toMatchObject({ t11n: 1, t11b5: 1 });
});

test('quests before a spot with a solved quest are skipped until they are tried', () => {
  expect(after({ kind: 'join' }, solved(2, 21))).toMatchObject({ t11k: 1, t12k: 1, p2a: 1, p2h: 1 });
  const tried = after({ kind: 'join' }, solved(2, 21), wrong(1, 12));
  expect(tried).toMatchObject({ t11k: 1, t12u: 1 });
  expect(tried.t12k).toBeUndefined();
});

test('a quest whose photo waits for review is waiting, not skipped, until its verdict', () => {
  const sent = { kind: 'sent', poiId: 1, taskId: 11 } as const;
  const waiting = after({ kind: 'join' }, sent, solved(2, 21));
  expect(waiting).toMatchObject({ t11w: 1, t12k: 1, p2h: 1 });
  expect(waiting).not.toHaveProperty('t11k');
  expect(waiting).not.toHaveProperty('t11n');
  const late = after({ kind: 'join' }, solved(2, 21), sent);
  expect(late).toMatchObject({ t11w: 1, p1h: 1 });
  expect(late).not.toHaveProperty('t11k');
  const accepted = after({ kind: 'join' }, sent, solved(1, 11));
  expect(accepted).toMatchObject({ t11n: 1, t11b5: 1 });
  expect(accepted).not.toHaveProperty('t11w');
});

test('a run finishes without waiting for the verdict on a photo', () => {
  const short: CountedPoi[] = [{ id: 1, prerequisites: [], arrivalRadius: null, tasks: [task(11), task(12)] }];
  const player = { netPoints: 10, highestNetPoints: 10, solvedTasks: 1, seconds: 300 };
  const begun = countAct({}, { kind: 'join' }, { pois: short, player });
  const answered = countAct(begun, solved(1, 12), { pois: short, player });
  expect(countAct(answered, { kind: 'sent', poiId: 1, taskId: 11 }, { pois: short, player })).toHaveProperty('rf10');
  expect(answered).toHaveProperty('p1h');
});

test('a spot opens once its qualifiers are met', () => {
  const acts = [{ kind: 'join' } as const, solved(1, 11)];
  expect(after(...acts).p3o).toBeUndefined();
  expect(after(...acts, solved(2, 21)).p3o).toBe(1);
});

test('the last quest finishes the run, also with an attempt that was used up, and no place remains', () => {
  const tally = after(
    { kind: 'join' },
    solved(1, 11),
    wrong(1, 12),
    solved(2, 21),
    { kind: 'arrival', poiId: 3, method: 'code' },
    solved(3, 31),
  );
  expect(tally).toMatchObject({ rb: 1, rf10: 1, p3a: 1, p3v1: 1 });
  expect(Object.keys(tally).filter((key) => parseFigure(key).kind === 'h')).toEqual([]);
});

test('a change contains only added and removed figures', () => {
  expect(tallyChange({ rb: 1, t11n: 2, t11u: 1 }, { rb: 1, t11n: 3, t11b4: 1 })).toEqual({
    t11n: 1,
    t11u: -1,
    t11b4: 1,
  });
});

test('throws for a text that is no figure', () => {
  expect(() => parseFigure('x1')).toThrow('no figure');
});

test('the spots of the chosen option are open, and those of another one neither open nor left to do', () => {
  const chose = (option: number) => ({ unlock_type: 'decision', value: 1, task: 11, options: [option] }) as const;
  const parted: CountedPoi[] = [
    { id: 1, prerequisites: [], arrivalRadius: null, tasks: [task(11)] },
    { id: 2, prerequisites: [chose(7)], arrivalRadius: null, tasks: [task(21)] },
    { id: 3, prerequisites: [chose(8)], arrivalRadius: null, tasks: [task(31)] },
  ];
  const player = { netPoints: 10, highestNetPoints: 10, solvedTasks: 1, seconds: 60 };
  const first = countAct({}, { ...solved(1, 11), option: 8 } as CountedAct, { pois: parted, player });
  expect(first).toMatchObject({ p1a: 1, p3o: 1 });
  expect(first).not.toHaveProperty('p2o');
  const second = countAct(first, solved(3, 31), { pois: parted, player: { ...player, solvedTasks: 2 } });
  expect(Object.keys(second).some((key) => key.startsWith('rf'))).toBe(true);
});
