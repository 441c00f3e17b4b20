import type { ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import { expect, test } from 'vitest';
import { textKey } from './texts-query.ts';
import { nextOpenText, openTextsIn, sectionsOf } from './translation-sections.ts';

const blank: ManagedText = {
  record: 'exploration',
  id: 1,
  field: 'description',
  item_id: null,
  poi_id: null,
  task_type: null,
  format: 'html',
  max: 100,
  required: true,
  source: '',
  source_hash: 'a',
  text: null,
  state: 'up_to_date',
  old_source: null,
  updated_at: null,
};
const story: ManagedText = { ...blank, source: '<p>Los</p>' };
const dom: ManagedText = { ...blank, record: 'poi', id: 2, field: 'name', poi_id: 2, source: 'Dom' };
const hint: ManagedText = { ...blank, record: 'hint', id: 5, field: 'hint_value', poi_id: 2, source: 'Am Platz' };
const task: ManagedText = { ...dom, record: 'task', id: 7, source: 'Am Dach', task_type: 'guess_text' };
const answer: ManagedText = { ...task, record: 'item', field: 'answer', item_id: 3, source: 'Figur', required: false };
const tor: ManagedText = { ...dom, id: 4, poi_id: 4, source: 'Tor' };

test('divides texts by poi, and these by task; hints belong to their poi', () => {
  const sections = sectionsOf([story, dom, hint, task, answer, tor]);
  expect(sections.map(({ key, name }) => [key, name])).toEqual([
    ['run', ''],
    ['spot-2', 'Dom'],
    ['spot-4', 'Tor'],
  ]);
  expect(sections[1]?.groups.map(({ key, name, rows }) => [key, name, rows.length])).toEqual([
    ['spot-2', 'Dom', 2],
    ['quest-7', 'Am Dach', 2],
  ]);
});

test('counts missing required texts and changed sources as open, and no optional text that is missing', () => {
  const texts: ManagedText[] = [
    { ...dom, state: 'missing' },
    { ...hint, state: 'source_changed' },
    task,
    { ...answer, state: 'missing' },
  ];
  const [section] = sectionsOf(texts);
  expect(section && openTextsIn(section).map(({ record }) => record)).toEqual(['poi', 'hint']);
});

test.each([
  ['at the start of the section', 'spot-2', undefined, 'spot-2'],
  ['after the text', 'spot-2', dom, 'spot-4'],
  ['from the start again after the last text', 'spot-4', tor, 'run'],
])('finds the next open text %s', (_, from, after, section) => {
  const sections = sectionsOf(
    [story, dom, task, tor].map((row) => ({ ...row, state: row === task ? 'up_to_date' : 'missing' })),
  );
  expect(nextOpenText(sections, from, after && textKey(after))?.section).toBe(section);
});

test('finds no open text when everything is translated', () => {
  expect(nextOpenText(sectionsOf([story, dom, { ...answer, state: 'missing' }]), 'run')).toBeUndefined();
});
