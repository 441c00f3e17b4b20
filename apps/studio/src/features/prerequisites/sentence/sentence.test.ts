import { expect, test } from 'vitest';
import {
  addClause,
  namesOf,
  removeClause,
  sentenceChange,
  sentenceOf,
  setValue,
  swapName,
  toggleName,
} from './sentence.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const open = sentenceOf({ UnlockPrerequisites: [] });

/** A sentence that waits for one list of Spots after the other. */
function after(...lists: number[][]) {
  return lists.reduce((sentence, [first = 0, ...others]) => {
    const begun = addClause(sentence, { unlock_type: 'poi_list', pois: [first], value: 1 });
    return others.reduce((now, id) => toggleName(now, last(now), id), begun);
  }, open);
}

function last({ clauses }: typeof open) {
  const clause = clauses.at(-1);
  if (!clause) throw new Error('no condition');
  return clause;
}

const listed = (sentence: typeof open) => sentence.clauses.map((clause) => [clause.value, namesOf(clause)]);

test('a first list needs all of its Spots, a second one only one of them', () => {
  expect(listed(after([1, 2, 3]))).toEqual([[3, [1, 2, 3]]]);
  expect(listed(after([1], [2, 3, 4]))).toEqual([
    [1, [1]],
    [1, [2, 3, 4]],
  ]);
});

test('a second list needs all of its Spots where one condition is enough', () => {
  const begun = addClause({ ...after([1]), mode: 'any' }, { unlock_type: 'poi_list', pois: [2], value: 1 });
  expect(listed(toggleName(begun, last(begun), 3))).toEqual([
    [1, [1]],
    [2, [2, 3]],
  ]);
});

test.each([
  { value: 3, left: [2, [1, 3]] },
  { value: 2, left: [2, [1, 3]] },
  { value: 1, left: [1, [1, 3]] },
])('of $value of 3, without one of them, $left are left', ({ value, left }) => {
  const list = after([1, 2, 3]);
  const some = setValue(list, last(list), value);
  expect(listed(toggleName(some, last(some), 2))).toEqual([left]);
});

test('a list goes with its last name', () => {
  const list = after([1]);
  expect(toggleName(list, last(list), 1).clauses).toEqual([]);
});

test('a name takes the place of another one, and of itself further behind', () => {
  const list = after([1, 2, 3]);
  expect(listed(swapName(list, last(list), { from: 2, to: 9 }))).toEqual([[3, [1, 9, 3]]]);
  expect(listed(swapName(list, last(list), { from: 1, to: 3 }))).toEqual([[2, [3, 2]]]);
});

const stored = sentenceOf({
  UnlockPrerequisites: [{ id: 8, unlock_type: 'points', value: 5, updated_at: NOW }],
  Conditions: [{ id: 7, unlock_type: 'poi_list', pois: [1, 2], value: 2, updated_at: NOW }],
});

test('stored conditions stand in the order in which they were added', () => {
  expect(stored.clauses.map(({ id }) => id)).toEqual([7, 8]);
});

test('only what has changed is sent, with the time of reading', () => {
  expect(sentenceChange(stored, stored)).toBeUndefined();
  const [list] = stored.clauses;
  if (!list) throw new Error('no condition');
  expect(sentenceChange(stored, setValue(stored, list, 1))).toEqual({
    create: [],
    update: [{ id: 7, value: 1, updated_at: NOW }],
    delete: [],
  });
  const other = addClause(removeClause({ ...stored, mode: 'any' }, list), { unlock_type: 'time', value: 20 });
  expect(sentenceChange(stored, other)).toEqual({
    create: [{ unlock_type: 'time', value: 20 }],
    update: [],
    delete: [7],
    unlock_mode: 'any',
  });
});
