import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { expect, test } from 'vitest';
import { hasOpenQuest } from './open-quests.ts';

const spot = (task: object, arrived = true) =>
  ({ unlocked: true, arrival: { arrived }, Tasks: [{ progressed: false, ...task }] }) as unknown as PlayedPoi;

test.each([
  ['a quest', spot({ remaining_attempts: null }), true],
  ['no solved quest', spot({ progressed: true, remaining_attempts: 2 }), false],
  ['no quest without attempts', spot({ remaining_attempts: 0 }), false],
  ['a rejected photo', spot({ task_type: 'photo', photo: { state: 'rejected' } }), true],
  ['no photo that waits', spot({ task_type: 'photo', photo: { state: 'pending' } }), false],
  ['a spot that waits for an arrival', spot({ progressed: true }, false), true],
  ['no locked spot', { unlocked: false } as PlayedPoi, false],
])('counts as open: %s', (_, poi, isOpen) => {
  expect(hasOpenQuest([poi])).toBe(isOpen);
});
