import { expect, test } from 'vitest';
import { isComplete, textState, translationProgress } from './text-state.ts';

test.each([
  ['missing', undefined, 'a'],
  ['up_to_date', { madeFrom: 'a' }, 'a'],
  ['source_changed', { madeFrom: 'a' }, 'b'],
] as const)('calls a text %s', (state, translation, hash) => {
  expect(textState(translation, hash)).toBe(state);
});

test('counts required texts by state, and optional ones apart', () => {
  const progress = translationProgress([
    { required: true, state: 'up_to_date' },
    { required: true, state: 'source_changed' },
    { required: true, state: 'missing' },
    { required: false, state: 'missing' },
  ]);
  expect(progress).toEqual({ total: 3, done: 1, changed: 1, missing: 1, optional: 1 });
});

test('completes a language once no required text is missing, also when a source has changed', () => {
  expect(isComplete({ total: 3, missing: 0 })).toBe(true);
  expect(isComplete({ total: 3, missing: 1 })).toBe(false);
  expect(isComplete({ total: 0, missing: 0 })).toBe(false);
});
