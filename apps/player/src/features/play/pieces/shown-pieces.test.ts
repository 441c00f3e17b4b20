import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { expect, test } from 'vitest';
import { shownPieces } from './shown-pieces.ts';

const open = { progressed: false, answer: null, revealed_answer: null, remaining_attempts: null };
const solved = { ...open, progressed: true };
const options = { TaskOptions: [{ id: 7, option: 'Aufziehen' }] };

function pieceOf(task: object) {
  const poi = { id: 1, unlocked: true, name: 'Turm', Tasks: [{ id: 5, ...task } as PlayedTask] } as unknown as OpenPoi;
  const [piece] = shownPieces([{ poi_id: 1, task_id: 5 }], [poi]);
  const { poi: place, ...state } = piece as NonNullable<typeof piece>;
  expect(place).toBe(poi);
  return state;
}

test.each([
  ['a typed answer', { ...solved, task_type: 'guess_text', answer: ' zeiger ' }, { state: 'found', text: 'zeiger' }],
  ['a number', { ...solved, task_type: 'guess_number', answer: 12, task: {} }, { state: 'found', text: '12' }],
  ['a choice', { ...solved, task_type: 'decision', answer: [7], task: options }, { state: 'found', text: 'Aufziehen' }],
  ['an order', { ...solved, task_type: 'order', answer: ['B', 'A'] }, { state: 'found', text: '1. B\n2. A' }],
  [
    'a photo that waits',
    { ...open, task_type: 'photo', photo: { id: 9, state: 'pending' } },
    { state: 'photo', photo: 9 },
  ],
  ['a photo that is gone', { ...solved, task_type: 'photo', photo: null, answer: 9 }, { state: 'solved' }],
  ['an answer that an organiser accepted', { ...solved, task_type: 'guess_text' }, { state: 'solved' }],
  [
    'a solution after the last attempt',
    { ...open, task_type: 'guess_text', remaining_attempts: 0, revealed_answer: 'Sand' },
    { state: 'found', text: 'Sand' },
  ],
  ['no attempt left', { ...open, task_type: 'guess_text', remaining_attempts: 0 }, { state: 'lost' }],
])('shows %s', (_, task, expected) => {
  expect(pieceOf(task)).toEqual(expected);
});

test.each([
  ['an open quest', { ...open, task_type: 'guess_text' }],
  ['a rejected photo', { ...open, task_type: 'photo', photo: { id: 9, state: 'rejected' } }],
])('misses %s', (_, task) => {
  expect(pieceOf(task)).toMatchObject({ state: 'missing', task: { id: 5 } });
});

test('does not miss a piece on a way that the player does not go', () => {
  expect(shownPieces([{ closed: true }], [])).toEqual([{ poi: undefined, state: 'closed' }]);
});

test('misses what the player may not see, with its spot as far as that is known', () => {
  const poi = { id: 1, unlocked: true, Tasks: [] } as unknown as PlayedPoi;
  expect(shownPieces([{ poi_id: 1 }, {}], [poi])).toEqual([
    { poi, state: 'missing' },
    { poi: undefined, state: 'missing' },
  ]);
});
