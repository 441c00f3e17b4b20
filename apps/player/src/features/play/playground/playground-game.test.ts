import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { judgeLocally } from '@puzzle-runs/web/tasks/local-game.ts';
import { expect, test } from 'vitest';
import { hintTextsIn, initialProgress, playgroundGame, playgroundIds } from './playground-game.ts';
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

const START = initialProgress(SCRIPT);

function judge(progress: Progress, body: Submission) {
  const game = playgroundGame(SCRIPT);
  return judgeLocally({ game, hintTexts: (id) => hintTextsIn(SCRIPT, id) }, progress, { body, at: 0 });
}

function view(progress: Progress, script = SCRIPT, minutes = 0) {
  return joinedView({ script, game: playgroundGame(script), progress, at: minutes * 60_000 });
}

test('a right answer adds its points and unlocks the spot that requires them', () => {
  expect(view(START).rows.map(({ unlocked }) => unlocked)).toEqual([true, false]);
  const { progress, told } = judge(START, answer(16));
  expect(told).toEqual({ progress_type: 'task', progress_id: TASK, state: 'solved', points: 20, netPoints: 30 });
  const after = view(progress);
  expect(after.rows.map(({ unlocked }) => unlocked)).toEqual([true, true]);
  expect(after.progress).toMatchObject({ netPoints: 30, pointsToEarn: 30, tasks_completed: 1, finished_at: null });
});

test('a wrong answer uses up an attempt, and no answer is accepted after the last one', () => {
  const first = judge(START, answer(7));
  expect(first.told).toEqual(new Problem('wrong_answer', { remaining_attempts: 1 }));
  const second = judge(first.progress, answer(8));
  expect(() => judge(second.progress, answer(16))).toThrow('no_attempts_left');
});

test('a solved quest cannot be solved again', () => {
  const { progress } = judge(START, answer(16));
  expect(() => judge(progress, answer(16))).toThrow('task_already_progressed');
});

test('a hint is charged once, and refused without enough points', () => {
  const paid = judge(START, hint(CHEAP));
  expect(paid.told).toMatchObject({ hint_value: 'Am Fluss', netPoints: 2 });
  expect(judge(paid.progress, hint(CHEAP)).told).toMatchObject({ netPoints: 2 });
  expect(() => judge(paid.progress, hint(DEAR))).toThrow('not_enough_points');
});

test('a spot stays unlocked when points are spent on a hint', () => {
  const paid = judge(judge(START, answer(16)).progress, hint(CHEAP)).progress;
  expect(view(paid).rows[1]).toMatchObject({ unlocked: true });
});

test('a spot that requires time unlocks after its minutes', () => {
  const waiting: PlaygroundScript = {
    pois: [
      { ...SCRIPT.pois[1], prerequisites: [{ unlock_type: 'time', value: 3 }] } as PlaygroundScript['pois'][number],
    ],
  };
  expect(view(initialProgress(waiting), waiting, 2).rows[0]).toMatchObject({
    unlocked: false,
    UnlockPrerequisites: [{ unlock_type: 'time', value: 3, remaining: 1 }],
  });
  expect(view(initialProgress(waiting), waiting, 3).rows[0]).toMatchObject({ unlocked: true });
});

test('the view contains no solutions and no unpaid hints', () => {
  const shown = JSON.stringify(view(START));
  for (const secret of ['Am Fluss', 'Am Turm', '16', '49']) expect(shown).not.toContain(secret);
});

test('the ranking follows the points of the own team and of the rivals', () => {
  const namesOf = (progress: Progress, rounds = 0) =>
    rankingView(SCRIPT, progress, rounds).map(({ Team }) => Team.name);
  expect(namesOf(START)).toEqual(['Fuchs', 'Otter']);
  const { progress } = judge(START, answer(16));
  expect(namesOf(progress)).toEqual(['Otter', 'Fuchs']);
  expect(namesOf(progress, 1)).toEqual(['Fuchs', 'Otter']);
});
