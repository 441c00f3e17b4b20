import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { expect, test } from 'vitest';
import { withEntries } from './pending-entry.ts';
import { commonErrors, contentErrors } from './task-errors.ts';
import { newTask } from './task-values.ts';

test('requires a name for a Quest', () => {
  expect(commonErrors({ ...newTask('order'), name: ' ' })).toEqual({ name: 'task.error.name' });
  expect(commonErrors({ ...newTask('order'), name: 'Türme' })).toEqual({});
});

test.each<[TaskType, string[]]>([
  ['guess_text', ['TaskGuessTextAnswers']],
  ['choice', ['TaskChoices']],
  ['guess_number', []],
  ['locate', ['image', 'code']],
  ['cloze', ['text', 'TaskClozeWords']],
  ['order', ['TaskOrderEntries']],
])('shows the errors of an empty %s beside its fields', (type, fields) => {
  expect(Object.keys(contentErrors(newTask(type)))).toEqual(fields);
});

test('ignores answers that are marked for deletion', () => {
  const task = { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: -3, answer: 'Dom' }] };
  expect(contentErrors({ task_type: 'guess_text', task })).toEqual({ TaskGuessTextAnswers: 'task.error.guess_text' });
});

test('requires an address for a picture but any text for a QR code', () => {
  const task = { image: 'am Brunnen', image_description: '', code: 'x', case_sensitive: false };
  expect(contentErrors({ task_type: 'locate', task: { ...task, locate_type: 'qr' } })).toEqual({});
  expect(contentErrors({ task_type: 'locate', task: { ...task, locate_type: 'image' } })).toEqual({
    image: 'task.error.imageAddress',
  });
});

test.each<TaskType>(['guess_text', 'choice', 'order'])('tells that a %s has too many entries', (type) => {
  const texts = Array.from({ length: ENTRIES_MAX + 1 }, (_, number) => `Antwort ${number}`);
  const [field = ''] = Object.keys(contentErrors(newTask(type)));
  expect(contentErrors(withEntries(newTask(type), texts))).toMatchObject({ [field]: 'task.error.tooMany' });
  expect(contentErrors(withEntries(newTask(type), texts.slice(1)))[field]).not.toBe('task.error.tooMany');
});

test('refuses an answer that is in the list twice', () => {
  const answers = [
    { id: 3, answer: 'Dom' },
    { id: 0, answer: 'dom' },
  ];
  const task = { case_sensitive: false, focus: false, TaskGuessTextAnswers: answers };
  expect(contentErrors({ task_type: 'guess_text', task })).toEqual({ TaskGuessTextAnswers: 'task.error.duplicate' });
});

test('refuses a reply to a right answer', () => {
  const reply = { id: 0, answer: '1384', reply: 'Fast!' };
  const task = { answer: 1384, range_from: null, range_to: null, TaskReplies: [reply] };
  expect(contentErrors({ task_type: 'guess_number', task })).toEqual({ TaskReplies: 'task.error.replies' });
});
