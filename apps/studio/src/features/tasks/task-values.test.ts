import { TASK_TYPES } from '@puzzle-runs/domain/task/task-types.ts';
import { expect, test } from 'vitest';
import { bodyOfNew, newTask } from './task-values.ts';

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
    task_type: 'order',
    task: { TaskOrderEntries: [{ text: 'Dom', position: 1 }] },
  });
});

test('sends content without a list unchanged', () => {
  expect(bodyOfNew(newTask('guess_number')).task).toEqual({ answer: 0, range_from: null, range_to: null });
});
