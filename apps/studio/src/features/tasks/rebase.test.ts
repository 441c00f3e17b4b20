import { expect, test } from 'vitest';
import { rebased, rebasedList } from './rebase.ts';
import type { TaskValues } from './task.ts';

test('saved on top of theirs, my list counts', () => {
  const mine = [
    { id: 1, text: 'eins' },
    { id: 2, text: 'zwei' },
    { id: 0, text: 'neu' },
    { id: -3, text: 'drei' },
    { id: -4, text: 'vier' },
  ];
  const theirs = [
    { id: 1, text: 'EINS' },
    { id: 3, text: 'drei' },
    { id: 9, text: 'ihre' },
  ];
  expect(rebasedList(mine, theirs)).toEqual([
    { id: 1, text: 'eins' },
    { id: 0, text: 'zwei' },
    { id: 0, text: 'neu' },
    { id: -3, text: 'drei' },
    { id: -9, text: 'ihre' },
  ]);
});

test('what I left alone becomes theirs', () => {
  const read: TaskValues = {
    name: 'Türme',
    description: '',
    points: 10,
    attempts: null,
    task_type: 'guess_number',
    task: { answer: 16, range_from: null, range_to: null },
  };
  const theirs: TaskValues = {
    ...read,
    points: 20,
    attempts: 3,
    task_type: 'guess_number',
    task: { answer: 105, range_from: null, range_to: null },
  };
  expect(rebased({ ...read, points: 15 }, read, theirs)).toEqual({ ...theirs, points: 15 });
});
