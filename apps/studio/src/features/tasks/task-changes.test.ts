import { expect, test } from 'vitest';
import { commonChange, contentChange } from './task-form-parts.ts';

const common = {
  name: 'Türme',
  description: '<p>Wie hoch?</p>',
  points: 10,
  attempts: null,
  explanation: '',
  explain_after_attempts: false,
  partial: false,
};

test('sends only changed fields', () => {
  expect(commonChange(common, { ...common, points: 20, attempts: 3 })).toEqual({ points: 20, attempts: 3 });
});

test('sends nothing if only spaces around the name changed', () => {
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

test('splits list items into new, changed and deleted ones', () => {
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

test('sends a changed value without the unchanged list beside it', () => {
  const text = { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 1, answer: 'Dom' }] };
  expect(contentChange(text, { ...text, focus: true })).toEqual({ focus: true });
});

test('sends null for a range that is switched off', () => {
  const number = { answer: 16, range_from: 0, range_to: 32 };
  expect(contentChange(number, { ...number, range_from: null, range_to: null })).toEqual({
    range_from: null,
    range_to: null,
  });
});

test('sends all replies when one has changed, and new ones without an id', () => {
  const number = { answer: 1384, range_from: null, range_to: null };
  const [one, other] = [
    { id: 3, answer: '1348', reply: 'Fast!' },
    { id: 0, answer: '1438', reply: 'Noch nicht.', free: true },
  ];
  const before = { ...number, TaskReplies: [one] };
  expect(contentChange(before, before)).toBeUndefined();
  expect(contentChange(before, { ...number, TaskReplies: [one, other] })).toEqual({
    TaskReplies: [one, { answer: '1438', reply: 'Noch nicht.', free: true }],
  });
  expect(contentChange(before, number)).toEqual({ TaskReplies: [] });
});
