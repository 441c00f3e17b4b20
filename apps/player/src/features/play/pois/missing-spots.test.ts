import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { expect, test } from 'vitest';
import { missingSpots } from './missing-spots.ts';

const row = (id: number, name: string, over: object = { unlocked: false }) => ({ id, name, ...over }) as PlayedPoi;
const ROWS = [row(1, 'Tor', { unlocked: true, done: true }), row(2, 'Turm'), row(3, 'Brunnen'), row(4, 'Markt')];
const CLOSED = row(5, 'Keller', { unlocked: false, closed: true });

test.each([
  ['all that are left', 2, [1, 2, 3], ['Turm', 'Brunnen'], 'conjunction'],
  ['one of several', 1, [3, 2], ['Turm', 'Brunnen'], 'disjunction'],
  ['some of several', 2, [2, 3, 4], ['Turm', 'Brunnen', 'Markt'], undefined],
  ['the only one', 1, [1, 4], ['Markt'], 'conjunction'],
])('names what is missing, without closed spots: %s', (_, remaining, pois, names, joint) => {
  expect(missingSpots({ remaining, pois: [...pois, CLOSED.id] }, [CLOSED, ...ROWS])).toEqual({ names, joint });
});
