import { expect, test } from 'vitest';
import {
  answer,
  arrive,
  MINUTE,
  NEW,
  needs,
  numberTask,
  photo,
  photoTask,
  play,
  START,
  smallGame,
  spot,
} from '../../test-data/small-game.ts';
import type { OrganiserAct, Submission } from './act.ts';
import { countTasks, finishedAt, openReviews } from './finish.ts';
import type { Game } from './game.ts';

const once = numberTask(2, { attempts: 1 });
const code = { radius: 30, code: 'K7M2QX' };
const arrival = arrive(2, { via: 'code', code: 'K7M2QX' });

test.each<{ state: string; game: Game; acts: (Submission | OrganiserAct)[]; minute: number | null }>([
  { state: 'an open quest', game: smallGame([spot(1, [numberTask(1)])]), acts: [], minute: null },
  { state: 'the last solved quest', game: smallGame([spot(1, [numberTask(1)])]), acts: [answer(1)], minute: 0 },
  {
    state: 'the last attempt',
    game: smallGame([spot(1, [numberTask(1), once])]),
    acts: [answer(1), answer(2, 3)],
    minute: 1,
  },
  {
    state: 'an arrival that is awaited',
    game: smallGame([spot(1, [numberTask(1)]), spot(2, [], { arrival: code })]),
    acts: [answer(1)],
    minute: null,
  },
  {
    state: 'the last arrival',
    game: smallGame([spot(1, [numberTask(1)]), spot(2, [], { arrival: code })]),
    acts: [answer(1), arrival],
    minute: 1,
  },
  {
    state: 'a photo that waits for its verdict',
    game: smallGame([spot(1, [numberTask(1), photoTask(2, 'before')])]),
    acts: [answer(1), photo(2, 7)],
    minute: 1,
  },
  {
    state: 'a photo that counts at once',
    game: smallGame([spot(1, [photoTask(2, 'after'), numberTask(1)])]),
    acts: [photo(2, 7), answer(1)],
    minute: 1,
  },
  {
    state: 'a spot that no quest can open any more',
    game: smallGame([spot(1, [once]), spot(2, [numberTask(1)], needs('tasks', 1))]),
    acts: [answer(2, 3)],
    minute: 0,
  },
  {
    state: 'a spot that an organiser has opened',
    game: smallGame([spot(1, [once]), spot(2, [numberTask(1)], needs('tasks', 1))]),
    acts: [answer(2, 3), { act: 'open_poi', poiId: 2 }],
    minute: null,
  },
  {
    state: 'a spot of an unlocked test play',
    game: smallGame([spot(1, [once]), spot(2, [numberTask(1)], needs('tasks', 1))], { trial: 'unlocked' }),
    acts: [answer(2, 3)],
    minute: null,
  },
])('after $state a participation is finished at minute $minute', ({ game, acts, minute }) => {
  const finished = finishedAt(game, play(game, acts).progress);
  expect(finished).toBe(minute === null ? null : START + minute * MINUTE);
});

test('a participation whose only quest was solved without a known time is finished at its start', () => {
  const game = smallGame([spot(1, [once])]);
  const tries = new Map([[2, { wrong: 1, best: null, points: 0, lastAt: null }]]);
  expect(finishedAt(game, { ...NEW, tries })).toBe(START);
});

test('photos that count at once are no open reviews', () => {
  const game = smallGame([spot(1, [photoTask(1, 'none'), photoTask(2, 'after'), photoTask(3, 'before')])]);
  expect(openReviews(play(game, [photo(1, 7), photo(2, 8), photo(3, 9)]).progress)).toBe(1);
});

test('counts the quests that exist, and those of them that are solved', () => {
  const { progress } = play(smallGame([spot(1, [numberTask(1), numberTask(2)])]), [answer(1), answer(2)]);
  expect(countTasks(smallGame([spot(1, [numberTask(2), numberTask(3)])]), progress)).toEqual({
    total: 2,
    completed: 1,
  });
});
