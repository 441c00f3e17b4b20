import { TASK_TYPES } from '@puzzle-runs/domain/task/task-types.ts';
import { expect, test } from 'vitest';
import { tasks as texts } from '#i18n/de/tasks.ts';
import { KINDS } from './kinds.ts';

test('gives every kind a different name and icon', () => {
  const names = TASK_TYPES.map((kind) => texts[KINDS[kind].label]);
  expect(names.toSorted()).toEqual([
    'Foto',
    'Freitext',
    'Lückentext',
    'Mehrfachauswahl',
    'QR-Code',
    'Sortieren',
    'Zahlenraten',
  ]);
  expect(new Set(TASK_TYPES.map((kind) => KINDS[kind].Icon)).size).toBe(TASK_TYPES.length);
});
