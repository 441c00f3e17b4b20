import { expect, test } from 'vitest';
import { mergedPart } from './merge-teams.ts';

const [fresh, played] = [
  { id: 1, hasProgress: false },
  { id: 2, hasProgress: true },
];
const other = { id: 3, hasProgress: false };

test.each([
  ['the progress of the merged team', played, other, { kept: 2, dropped: 3 }],
  ['the progress of the team that stays', fresh, played, { kept: 2, dropped: 1 }],
  ['the part of the team that stays when neither has progress', fresh, other, { kept: 3, dropped: 1 }],
  ['the part of the merged team when the other has no phones', fresh, null, { kept: 1, dropped: null }],
  ['the part of the team that stays when the merged one has no phones', null, other, { kept: 3, dropped: null }],
  ['nothing when neither has phones', null, null, { kept: null, dropped: null }],
])('a merge keeps %s', (_, from, into, expected) => {
  expect(mergedPart(from, into)).toEqual(expected);
});

test('two teams with progress cannot be merged', () => {
  expect(mergedPart(played, { ...played, id: 4 })).toBe('both');
});
