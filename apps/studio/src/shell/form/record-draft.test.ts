import { expect, test } from 'vitest';
import { afterSaving, draftOf, isDraft, rebase, timeToSend } from './record-draft.ts';

const read = { at: '2026-05-08T12:00:00.000Z', values: { name: 'Dom', points: 10 } };
const later = '2026-05-08T13:00:00.000Z';

test('unchanged values are not a draft', () => {
  expect(draftOf(read, { name: 'Dom', points: 10 })).toBeUndefined();
  expect(draftOf(read, { name: 'Tor', points: 10 })).toEqual({ read, values: { name: 'Tor', points: 10 } });
});

test('ignores a persisted value of another shape', () => {
  expect(isDraft(undefined)).toBe(false);
  expect(isDraft({ base: {}, values: {} })).toBe(false);
  expect(isDraft(draftOf(read, { name: 'Tor', points: 10 }))).toBe(true);
});

test('keeps the values of other parts when one part is saved', () => {
  const sent = { name: ' Tor ', points: 20 };
  expect(afterSaving(sent, { sent, stored: { name: 'Tor', points: 10 }, fields: ['name'] })).toEqual({
    name: 'Tor',
    points: 20,
  });
});

test('keeps what is entered in a field while it is saved', () => {
  const sent = { name: 'Tor', points: 10 };
  expect(
    afterSaving(
      { name: 'Tor am Fluss', points: 10 },
      { sent, stored: { name: 'Tor', points: 15 }, fields: ['name', 'points'] },
    ),
  ).toEqual({ name: 'Tor am Fluss', points: 15 });
});

test('replaces the stored entries by those of a list that is edited while it is saved', () => {
  const sent = { hints: [{ id: 0, value: 'Oben' }] };
  const now = {
    hints: [
      { id: 0, value: 'Oben' },
      { id: 0, value: 'Links' },
    ],
  };
  expect(afterSaving(now, { sent, stored: { hints: [{ id: 7, value: 'Oben' }] }, fields: ['hints'] })).toEqual({
    hints: [...now.hints, { id: -7, value: 'Oben' }],
  });
});

test('rebasing keeps my changes and drops those that they made, too', () => {
  const mine = { read, values: { name: 'Tor', points: 10 } };
  const theirs = { at: later, values: { name: 'Dom', points: 30 } };
  expect(rebase(mine, theirs)).toEqual({ read: theirs, values: { name: 'Tor', points: 30 } });
  expect(rebase(mine, { at: later, values: { name: 'Tor', points: 10 } })).toBeUndefined();
});

test('sends the newer time only when the record has the same values', () => {
  expect(timeToSend(read, { at: later, values: { name: 'Dom', points: 10 } })).toBe(later);
  expect(timeToSend(read, { at: later, values: { name: 'Dom', points: 30 } })).toBe(read.at);
  expect(timeToSend({ ...read, at: later }, read)).toBe(later);
  expect(timeToSend({ ...read, at: undefined }, { ...read, at: undefined })).toBeUndefined();
});
