import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';

const Poi = { id: 1, name: 'Dom', slug: 'dom' };
const Task = { id: 2, name: 'Türme', slug: 'türme' };

function entry(reason: ChecklistEntry['reason'], over: Partial<ChecklistEntry> = {}): ChecklistEntry {
  const nothing = { Poi: null, Task: null, unlock_type: null, needed: null, in_reach: null, lang: null };
  return { reason, blocking: true, ...nothing, ...over };
}

test('the next step ends the first fault, and says how many are left', () => {
  const tip = entry('unknown_postal_code', { blocking: false });
  const rows = [tip, entry('arrival_without_target', { Poi }), entry('task_without_answer', { Poi, Task })];
  expect(nextStepOf(rows, 'weg')).toEqual({
    words: 'explorations.next.arrival_without_target',
    name: 'Dom',
    to: '/management/exploration/weg/poi/dom',
    left: 1,
  });
  expect(nextStepOf(rows.slice(2), 'weg')).toMatchObject({ name: 'Türme', left: 0 });
  expect(nextStepOf([entry('no_poi')], 'weg')?.to).toBe('/management/exploration/weg/poi/create');
});

test('tips are no step', () => {
  expect(nextStepOf([entry('task_without_points', { blocking: false, Poi, Task })], 'weg')).toBeUndefined();
});
