import { TASK_TYPES } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { expect, test } from 'vitest';
import { withPending } from './pending-entry.ts';
import { bodyOfNew } from './task-form-parts.ts';
import { newTask, type TaskValues } from './task-values.ts';

test.each(TASK_TYPES)('a new Quest of kind %s has no name and no points', (type) => {
  expect(newTask(type)).toMatchObject({ name: '', points: 0, attempts: null, task_type: type });
});

test('sends new items without an id', () => {
  const fresh = newTask('order');
  const task = { TaskOrderEntries: [{ id: 0, text: 'Dom', position: 1 }] };
  expect(bodyOfNew({ ...fresh, name: 'Türme', task_type: 'order', task })).toEqual({
    name: 'Türme',
    description: '',
    points: 0,
    attempts: null,
    explanation: '',
    explain_after_attempts: false,
    partial: false,
    task_type: 'order',
    task: { TaskOrderEntries: [{ text: 'Dom', position: 1 }] },
  });
});

test('sends content without a list unchanged', () => {
  expect(bodyOfNew(newTask('guess_number')).task).toEqual({ answer: 0, range_from: null, range_to: null });
});

test('saves a typed answer that was not added', () => {
  const entered: TaskValues = {
    ...newTask('guess_text'),
    task_type: 'guess_text',
    task: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 4, answer: 'Dom' }] },
    pending: ' Kathedrale ',
  };
  expect(withPending(entered).task).toMatchObject({
    TaskGuessTextAnswers: [
      { id: 4, answer: 'Dom' },
      { id: 0, answer: 'Kathedrale' },
    ],
  });
  expect(withPending(withPending(entered))).toEqual(withPending(entered));
});

test.each([
  ['choice', { TaskChoices: [{ answer: 'Dom', correct: false }] }],
  ['order', { TaskOrderEntries: [{ text: 'Dom', position: 1 }] }],
] as const)('adds the typed entry to a new Quest of kind %s', (type, task) => {
  expect(bodyOfNew({ ...newTask(type), pending: 'Dom' })).toEqual({ ...newTask(type), task });
});

test('ignores blank text in the field for a new answer', () => {
  expect(withPending({ ...newTask('order'), pending: '  ' })).toEqual(newTask('order'));
});

test('leaves out a reply in which nothing was entered', () => {
  const content = { answer: 1384, range_from: null, range_to: null };
  const reply = { id: 0, answer: '1348', reply: 'Fast!' };
  const entered = (TaskReplies: object[]) =>
    ({ ...newTask('guess_number'), task: { ...content, TaskReplies } }) as TaskValues;
  expect(withPending(entered([reply, { id: 0, answer: '', reply: ' ' }]))).toEqual(entered([reply]));
  expect(withPending(entered([{ id: 0, answer: '', reply: '' }])).task).toEqual(content);
});
