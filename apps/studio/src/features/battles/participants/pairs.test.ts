import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { expect, test } from 'vitest';
import { notIn, type Pair } from './pairs.ts';

const [altstadt, hafen] = [
  { id: 1, name: 'Altstadt' },
  { id: 2, name: 'Hafen' },
];
const [foxes, badgers] = [
  { id: 7, name: 'Füchse' },
  { id: 8, name: 'Dachse' },
];
const playing: ManagedParticipant[] = [
  {
    id: 3,
    exploration: { ...altstadt, slug: 'altstadt' },
    team: { ...foxes, slug: 'füchse', image: null },
    extra_minutes: 0,
    start_delay: 0,
    adjustedPoints: 0,
  },
];

test('treats a pair saved in another tab as saved, but not a new team or a team that plays another run', () => {
  const same: Pair = { exploration: altstadt, team: foxes, refused: 'taken' };
  const elsewhere: Pair = { exploration: hafen, team: foxes, refused: 'taken' };
  const fresh: Pair = { exploration: altstadt, team: badgers };
  expect(notIn(playing, [same, fresh])).toEqual([fresh]);
  expect(notIn(playing, [elsewhere])).toEqual([elsewhere]);
});
