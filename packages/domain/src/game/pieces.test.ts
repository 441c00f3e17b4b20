import { expect, test } from 'vitest';
import {
  answer,
  arrive,
  choose,
  decisionTask,
  hint,
  hintFor,
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
import { piecesOf } from './pieces.ts';
import { viewOf } from './view.ts';

const finale = numberTask(9, { pieces: [2, 1, 3, 4] });

/** Open; asks for arrival; waits for 20 points; a photo at the first spot. */
const game = smallGame([
  spot(1, [numberTask(1), photoTask(4, 'none'), finale]),
  spot(2, [numberTask(2)], { arrival: { radius: 30, code: 'K7M2QX' } }),
  spot(3, [numberTask(3)], needs('points', 20)),
]);

const code = arrive(2, { via: 'code', code: 'K7M2QX' });
const UNSEEN = { poiId: null, taskId: null };

function pieces(acts: readonly (Submission | OrganiserAct)[]) {
  return piecesOf(game, finale, play(game, acts).progress, START);
}

test.each([
  ['before anything is answered', [], [{ poiId: 2, taskId: null }, { poiId: 1, taskId: 1 }, UNSEEN]],
  ['after the arrival', [code], [{ poiId: 2, taskId: 2 }, { poiId: 1, taskId: 1 }, UNSEEN]],
  ['once the last spot is open', [code, answer(1), answer(2)], [2, 1, 3].map((id) => ({ poiId: id, taskId: id }))],
  [
    'where an organiser has opened it',
    [{ act: 'open_poi', poiId: 3 } as const],
    [
      { poiId: 2, taskId: null },
      { poiId: 1, taskId: 1 },
      { poiId: 3, taskId: 3 },
    ],
  ],
])('names only what the player may see, %s', (_, acts, expected) => {
  expect(pieces(acts)).toEqual([...expected, { poiId: 1, taskId: 4 }]);
});

test('keeps a piece of a spot that has opened once', () => {
  const paid = smallGame([
    spot(1, [numberTask(1), finale], { hints: [hintFor(5, 10)] }),
    spot(2, [numberTask(2)], needs('points', 10)),
  ]);
  const { progress } = play(paid, [answer(1), hint(5)]);
  expect(piecesOf(paid, finale, progress, START)[0]).toEqual({ poiId: 2, taskId: 2 });
});

test('says of a piece on another way that it is closed, and of no other', () => {
  const at = (option: number) => ({
    prerequisites: [{ id: 1, unlock_type: 'decision' as const, value: 1, task: 7, options: [option] }],
  });
  const all = numberTask(9, { pieces: [2, 3] });
  const fork = smallGame([
    spot(1, [decisionTask(7), all]),
    spot(2, [numberTask(2)], at(71)),
    spot(3, [numberTask(3)], at(72)),
  ]);
  expect(piecesOf(fork, all, NEW, START)).toEqual([UNSEEN, UNSEEN]);
  expect(piecesOf(fork, all, play(fork, [choose(7, 72)]).progress, START)).toEqual([
    { ...UNSEEN, closed: true },
    { poiId: 3, taskId: 3 },
  ]);
});

test('the view of a quest has its pieces, whose answers are in the views of the other quests', () => {
  const { progress } = play(game, [answer(1, '16,0'), photo(4, 70)]);
  const [first] = viewOf(game, progress, START);
  const tasks = first?.unlocked ? first.tasks : [];
  expect(tasks.map(({ answer: given }) => given)).toEqual(['16,0', 70, null]);
  expect(tasks.map((task) => task.pieces.length)).toEqual([0, 0, 4]);
});

test('a quest without pieces, and one that the phone does not know', () => {
  expect(piecesOf(game, numberTask(1), NEW, START)).toEqual([]);
  expect(piecesOf(game, numberTask(1, { pieces: [77] }), NEW, START)).toEqual([UNSEEN]);
});
