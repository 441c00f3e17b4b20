import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { expect, test } from 'vitest';
import { type EditedHint, rebased, valuesOf } from './poi-values.ts';

const hint = (id: number): EditedHint => ({ id, hint_type: 'text', hint_value: `Hinweis ${id}`, cost: 0 });

function poiWith(...ids: number[]): ManagedPoi {
  return {
    id: 1,
    name: 'Tor',
    slug: 'tor',
    description: '<p>Hier</p>',
    position: 1,
    UnlockPrerequisites: [],
    Exploration: { id: 1, name: 'Donau', slug: 'donau' },
    task_count: 0,
    updated_at: '2026-11-20T12:00:00.000Z',
    location_type: 'hint',
    location: ids.map(hint),
  };
}

test('hints that somebody else has deleted are new ones, and those deleted by both are gone', () => {
  const mine = {
    ...valuesOf(poiWith(1, 2)),
    hints: [hint(1), hint(2), { ...hint(3), id: -3 }, { ...hint(4), id: -4 }],
  };
  expect(rebased(mine, poiWith(2, 4)).hints.map(({ id }) => id)).toEqual([0, 2, -4]);
});
