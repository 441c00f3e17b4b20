import { TASK_TYPES } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { expect, test } from 'vitest';
import { tasks as texts } from '#i18n/de/tasks.ts';
import { KINDS } from './task-kinds.ts';

test('gives every kind a different name and icon', () => {
  const names = TASK_TYPES.map((kind) => texts[`task.kind.${kind}`]);
  expect(names.toSorted()).toEqual([
    'Entscheidung',
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
