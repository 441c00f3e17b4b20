import { Problem } from '@puzzle-runs/domain/problem.ts';
import { expect, test } from 'vitest';
import { initialState, judgeSubmission, playgroundIds } from './playground-game.ts';
import { joinedView, rankingView } from './playground-view.ts';
import type { PlaygroundScript } from './script.ts';

const poi = { description: '', prerequisites: [], tasks: [] } as const;

const SCRIPT: PlaygroundScript = {
  earned: 10,
  team: { name: 'Otter', image: '/otter.svg' },
  battle: 'Donau gegen Elbe',
  rivals: [{ name: 'Fuchs', image: '/fuchs.svg', earned: 15, gains: [20] }],
  pois: [
    {
      ...poi,
      name: 'Brücke',
      slug: 'first',
      location_type: 'hint',
      hints: [
        { hint_type: 'text', hint_value: 'Am Fluss', cost: 8 },
        { hint_type: 'text', hint_value: 'Am Turm', cost: 8 },
      ],
      tasks: [
        {
          name: 'Bögen',
          description: '',
          points: 20,
          attempts: 2,
          task_type: 'guess_number',
          task: { answer: 16, range_from: null, range_to: null },
        },
      ],
    },
    {
      ...poi,
      name: 'Markt',
      slug: 'second',
      location_type: 'coordinates',
      location: { latitude: 49, longitude: 12 },
      prerequisites: [{ unlock_type: 'points', value: 30 }],
    },
  ],
};

const TASK = playgroundIds(0).of(0);
const [CHEAP, DEAR] = [playgroundIds(0).of(0), playgroundIds(0).of(1)];

function answer(value: number) {
  return { progress_type: 'task', progress_id: TASK, task_type: 'guess_number', answer: value } as const;
}

function hint(id: number) {
  return { progress_type: 'hint', progress_id: id } as const;
}

test('a right answer adds its points and unlocks the spot that requires them', () => {
  const start = initialState(SCRIPT);
  expect(joinedView(SCRIPT, start, 0).rows.map(({ unlocked }) => unlocked)).toEqual([true, false]);
  const { state, result: told } = judgeSubmission(SCRIPT, start, answer(16));
  expect(told).toEqual({ progress_type: 'task', progress_id: TASK, state: 'solved', points: 20, netPoints: 30 });
  const after = joinedView(SCRIPT, state, 0);
  expect(after.rows.map(({ unlocked }) => unlocked)).toEqual([true, true]);
  expect(after.progress).toMatchObject({ netPoints: 30, pointsToEarn: 30, tasks_completed: 1, finished_at: null });
});

test('a wrong answer uses up an attempt, and no answer is accepted after the last one', () => {
  const first = judgeSubmission(SCRIPT, initialState(SCRIPT), answer(7));
  expect(first.result).toEqual(new Problem('wrong_answer', { remaining_attempts: 1 }));
  const second = judgeSubmission(SCRIPT, first.state, answer(8));
  expect(() => judgeSubmission(SCRIPT, second.state, answer(16))).toThrow('no_attempts_left');
});

test('a solved quest cannot be solved again', () => {
  const { state } = judgeSubmission(SCRIPT, initialState(SCRIPT), answer(16));
  expect(() => judgeSubmission(SCRIPT, state, answer(16))).toThrow('task_already_progressed');
});

test('a hint is charged once, and refused without enough points', () => {
  const paid = judgeSubmission(SCRIPT, initialState(SCRIPT), hint(CHEAP));
  expect(paid.result).toMatchObject({ hint_value: 'Am Fluss', netPoints: 2 });
  expect(judgeSubmission(SCRIPT, paid.state, hint(CHEAP)).result).toMatchObject({ netPoints: 2 });
  expect(() => judgeSubmission(SCRIPT, paid.state, hint(DEAR))).toThrow('not_enough_points');
});

test('a spot stays unlocked when points are spent on a hint', () => {
  const solved = judgeSubmission(SCRIPT, initialState(SCRIPT), answer(16)).state;
  const paid = judgeSubmission(SCRIPT, solved, hint(CHEAP)).state;
  expect(joinedView(SCRIPT, paid, 0).rows[1]).toMatchObject({ unlocked: true });
});

test('a spot that requires time unlocks after its minutes', () => {
  const waiting: PlaygroundScript = {
    pois: [
      { ...SCRIPT.pois[1], prerequisites: [{ unlock_type: 'time', value: 3 }] } as PlaygroundScript['pois'][number],
    ],
  };
  expect(joinedView(waiting, initialState(waiting), 2).rows[0]).toMatchObject({
    unlocked: false,
    UnlockPrerequisites: [{ unlock_type: 'time', value: 3, remaining: 1 }],
  });
  expect(joinedView(waiting, initialState(waiting), 3).rows[0]).toMatchObject({ unlocked: true });
});

test('the view contains no solutions and no unpaid hints', () => {
  const shown = JSON.stringify(joinedView(SCRIPT, initialState(SCRIPT), 0));
  for (const secret of ['Am Fluss', 'Am Turm', '16', '49']) expect(shown).not.toContain(secret);
});

test('the ranking follows the points of the own team and of the rivals', () => {
  const start = initialState(SCRIPT);
  const namesOf = (state: typeof start) => rankingView(SCRIPT, state).map(({ Team }) => Team.name);
  expect(namesOf(start)).toEqual(['Fuchs', 'Otter']);
  const solved = judgeSubmission(SCRIPT, start, answer(16)).state;
  expect(namesOf(solved)).toEqual(['Otter', 'Fuchs']);
  expect(namesOf({ ...solved, rounds: 1 })).toEqual(['Fuchs', 'Otter']);
});
