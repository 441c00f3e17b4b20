import type { ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { expect, test } from 'vitest';
import { textKey } from './texts-query.ts';
import { changedTexts, textErrors, textValuesOf, valueIn } from './translation-values.ts';

const row: ManagedText = {
  record: 'poi',
  id: 2,
  field: 'name',
  item_id: null,
  poi_id: 2,
  task_type: null,
  format: 'line',
  max: 10,
  required: true,
  source: 'Dom',
  source_hash: 'new',
  text: 'Cathedral',
  state: 'source_changed',
  old_source: 'Kirche',
  updated_at: '2026-11-24T00:00:00.000Z',
};
const cloze: ManagedText = { ...row, record: 'task', field: 'cloze_text', max: 100, source: `Der ${CLOZE_BLANK}.` };

function edited(change: object, of: ManagedText = row) {
  const read = textValuesOf([of]);
  return { read, values: { ...read, [textKey(of)]: { ...valueIn(read, of), ...change } } };
}

test('sends only texts that were changed or confirmed', () => {
  const untouched = edited({});
  expect(changedTexts([row], untouched.values, untouched.read)).toEqual([]);
  for (const change of [{ text: 'Minster' }, { confirmed: true }]) {
    const { values, read } = edited(change);
    expect(changedTexts([row], values, read)).toHaveLength(1);
  }
});

test('sends the hash and time that a text was read with, also when the row is newer than the draft', () => {
  const { values, read } = edited({ text: 'Minster' });
  const newer = { ...row, source_hash: 'newest', updated_at: '2026-11-25T00:00:00.000Z' };
  expect(changedTexts([newer], values, read)).toMatchObject([
    { text: 'Minster', source_hash: 'new', updated_at: '2026-11-24T00:00:00.000Z' },
  ]);
});

test('shows the stored text when a draft is from before the text existed', () => {
  expect(valueIn({}, row).text).toBe('Cathedral');
});

test.each([
  ['too long', row, 'x'.repeat(11), 'translations.error.long'],
  ['empty, which deletes it', row, '', undefined],
  ['a cloze with other gaps', cloze, 'The one.', 'translations.error.gaps'],
  ['a cloze with the same gaps', cloze, `The ${CLOZE_BLANK}.`, undefined],
  ['an empty cloze', cloze, '<p></p>', undefined],
])('when the text is %s', (_, of, text, error) => {
  expect(textErrors([of], edited({ text }, of).values)[textKey(of)]).toBe(error);
});
