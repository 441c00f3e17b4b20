import { expect, test } from 'vitest';
import { commonChange, contentChange } from './task-changes.ts';

const common = { name: 'Türme', description: '<p>Wie hoch?</p>', points: 10, attempts: null };

test('only what changed is sent', () => {
  expect(commonChange(common, { ...common, points: 20, attempts: 3 })).toEqual({ points: 20, attempts: 3 });
});

test('nothing changed is nothing, also with spaces around the name', () => {
  expect(commonChange(common, { ...common, name: ' Türme ' })).toBeUndefined();
  expect(contentChange(order, order)).toBeUndefined();
});

const order = {
  TaskOrderEntries: [
    { id: 4, text: 'Brand', position: 1 },
    { id: 7, text: 'Weihe', position: 2 },
    { id: 9, text: 'Helme', position: 3 },
  ],
};

test('items of a list are split into new, changed and deleted ones', () => {
  const after = {
    TaskOrderEntries: [
      { id: 7, text: 'Weihe', position: 1 },
      { id: 9, text: 'Türme erhalten Helme', position: 2 },
      { id: 0, text: 'Weltkulturerbe', position: 3 },
      { id: -4, text: 'Brand', position: 1 },
    ],
  };
  expect(contentChange(order, after)).toEqual({
    create: [{ text: 'Weltkulturerbe', position: 3 }],
    update: [
      { id: 7, position: 1 },
      { id: 9, text: 'Türme erhalten Helme', position: 2 },
    ],
    delete: [4],
  });
});

test('values beside the list are sent by themselves', () => {
  const text = { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 1, answer: 'Dom' }] };
  expect(contentChange(text, { ...text, focus: true })).toEqual({ focus: true });
});

test('a range that is switched off is sent as null', () => {
  const number = { answer: 16, range_from: 0, range_to: 32 };
  expect(contentChange(number, { ...number, range_from: null, range_to: null })).toEqual({
    range_from: null,
    range_to: null,
  });
});
