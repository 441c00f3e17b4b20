import { describe, expect, test } from 'vitest';
import { answerForm, restoreDraft } from './answer-forms.ts';

const blank = '__________';

describe('a text', () => {
  test('is an answer as soon as it is not blank, and is sent as typed', () => {
    expect(answerForm('guess_text').answer('  ', {})).toBeNull();
    expect(answerForm('guess_text').answer(' Dom ', {})).toBe(' Dom ');
  });
});

describe('a number', () => {
  const free = { range_from: null, range_to: null };

  test('starts empty, also with a range, and is missing until it is chosen', () => {
    expect(answerForm('guess_number').start(free)).toBe('');
    const ranged = { range_from: 10, range_to: 31 };
    expect(answerForm('guess_number').start(ranged)).toBe('');
    expect(answerForm('guess_number').answer('', ranged)).toBeNull();
  });

  test('is clamped when sent, and missing without a digit', () => {
    expect(answerForm('guess_number').answer('-012.7', free)).toBe(12);
    expect(answerForm('guess_number').answer('1.478', free)).toBe(1_478);
    expect(answerForm('guess_number').answer('', free)).toBeNull();
    expect(answerForm('guess_number').answer('weiß nicht', free)).toBeNull();
  });
});

test('a choice needs at least one option', () => {
  const content = { TaskChoices: [{ id: 4, answer: 'Ja' }] };
  expect(answerForm('choice').answer([], content)).toBeNull();
  expect(answerForm('choice').answer([4], content)).toEqual([4]);
});

describe('a cloze', () => {
  const content = {
    text: `Die ${blank} mündet in die ${blank}.`,
    preview: true,
    TaskClozeWords: [{ word: 'Donau' }, { word: 'Naab' }],
  };

  test('starts with as many empty gaps as its text has', () => {
    expect(answerForm('cloze').start(content)).toEqual([null, null]);
  });

  test('is sent as the words in the order of the gaps', () => {
    expect(answerForm('cloze').answer([1, 0], content)).toEqual(['Naab', 'Donau']);
    expect(answerForm('cloze').answer(['Naab', 'Donau'], { ...content, preview: false })).toEqual(['Naab', 'Donau']);
  });

  test('is missing while a gap is empty or blank', () => {
    expect(answerForm('cloze').answer([1, null], content)).toBeNull();
    expect(answerForm('cloze').answer(['Naab', ' '], content)).toBeNull();
  });
});

test('an order is sent as texts, also when entries have the same text', () => {
  const content = { TaskOrderEntries: [{ text: 'Weihe' }, { text: 'Brand' }, { text: 'Brand' }] };
  expect(answerForm('order').answer([2, 0, 1], content)).toEqual(['Brand', 'Weihe', 'Brand']);
});

test('an order is missing until the player moves an entry or confirms it', () => {
  const content = { TaskOrderEntries: [{ text: 'Weihe' }, { text: 'Brand' }] };
  expect(answerForm('order').answer(answerForm('order').start(content), content)).toBeNull();
  expect(answerForm('order').answer([0, 1], content)).toEqual(['Weihe', 'Brand']);
});

describe('a stored draft', () => {
  const order = { TaskOrderEntries: [{ text: 'Weihe' }, { text: 'Brand' }] };
  const choice = { TaskChoices: [{ id: 4, answer: 'Ja' }] };
  const cloze = { text: `Die ${blank}.`, preview: true, TaskClozeWords: [{ word: 'Donau' }] };

  test('is restored while it fits the task', () => {
    expect(restoreDraft('guess_text', 'Dom', {})).toBe('Dom');
    expect(restoreDraft('order', [1, 0], order)).toEqual([1, 0]);
    expect(restoreDraft('choice', [4], choice)).toEqual([4]);
    expect(restoreDraft('cloze', [0], cloze)).toEqual([0]);
    expect(restoreDraft('cloze', [null], cloze)).toEqual([null]);
  });

  test('is dropped when the creator changed the task or the storage holds something else', () => {
    expect(restoreDraft('guess_text', { text: 'Dom' }, {})).toBe('');
    expect(restoreDraft('order', [0, 1, 2], order)).toBeNull();
    expect(restoreDraft('order', [0, 0], order)).toBeNull();
    expect(restoreDraft('choice', [9], choice)).toEqual([]);
    expect(restoreDraft('cloze', [3], cloze)).toEqual([null]);
    expect(restoreDraft('cloze', [null, null], cloze)).toEqual([null]);
  });
});
