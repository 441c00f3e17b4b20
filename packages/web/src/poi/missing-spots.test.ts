import { expect, test } from 'vitest';
import { missingSpots } from './missing-spots.ts';

const ROWS = [
  { id: 1, name: 'Tor', done: true },
  { id: 2, name: 'Turm' },
  { id: 3, name: 'Brunnen' },
  { id: 4, name: 'Markt' },
];
const CLOSED = { id: 5, name: 'Keller', closed: true };

test.each([
  ['all that are left', 2, [1, 2, 3], ['Turm', 'Brunnen'], 'conjunction'],
  ['one of several', 1, [3, 2], ['Turm', 'Brunnen'], 'disjunction'],
  ['some of several', 2, [2, 3, 4], ['Turm', 'Brunnen', 'Markt'], undefined],
  ['the only one', 1, [1, 4], ['Markt'], 'conjunction'],
])('names what is missing, without closed spots: %s', (_, remaining, pois, names, joint) => {
  expect(missingSpots({ remaining, pois: [...pois, CLOSED.id] }, [CLOSED, ...ROWS])).toEqual({ names, joint });
});
