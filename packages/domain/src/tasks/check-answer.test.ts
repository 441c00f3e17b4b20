import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { isAnswerRight } from './check-answer.ts';
import { contentMistakes, TASK_TYPES, type TaskAnswers, type TaskContents, type TaskType } from './task-kinds.ts';

/** One quest of each kind with an answer that solves it and one that does not; null where every answer does. */
type Example<K extends TaskType> = { content: TaskContents[K]; right: TaskAnswers[K]; wrong: TaskAnswers[K] | null };

const EXAMPLES: { [K in TaskType]: Example<K> } = {
  guess_text: {
    content: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 1, answer: 'Tor' }] },
    right: 'tor',
    wrong: 'Dom',
  },
  guess_number: { content: { answer: 7, range_from: 0, range_to: 14 }, right: 7, wrong: 8 },
  choice: {
    content: {
      TaskChoices: [
        { id: 1, answer: 'Tor', correct: true },
        { id: 2, answer: 'Dom', correct: false },
      ],
    },
    right: [1],
    wrong: [2],
  },
  cloze: {
    content: { text: 'Das __________', preview: false, TaskClozeWords: [{ id: 1, word: 'Tor', position: 1 }] },
    right: ['tor'],
    wrong: ['Dom'],
  },
  locate: {
    content: { locate_type: 'qr', image: 'tor-7', image_description: '', code: '7', case_sensitive: false },
    right: '7',
    wrong: '8',
  },
  order: {
    content: {
      TaskOrderEntries: [
        { id: 1, text: 'zwei', position: 2 },
        { id: 2, text: 'eins', position: 1 },
      ],
    },
    right: ['eins', 'zwei'],
    wrong: ['zwei', 'eins'],
  },
  photo: { content: { example_image: '', example_caption: '', review: 'after' }, right: 7, wrong: null },
  decision: {
    content: {
      TaskOptions: [
        { id: 1, option: 'Links', image: '', reaction: '' },
        { id: 2, option: 'Rechts', image: '', reaction: '' },
      ],
    },
    right: [2],
    wrong: [3],
  },
};

function expectExample<K extends TaskType>(type: K) {
  const { content, right, wrong } = EXAMPLES[type];
  expect(contentMistakes(type, content)).toEqual([]);
  expect(isAnswerRight(type, content, right)).toBe(true);
  if (wrong !== null) expect(isAnswerRight(type, content, wrong)).toBe(false);
}

test.each(TASK_TYPES)('a %s quest is solved by its right answer and not by a wrong one', (type) => {
  expectExample(type);
});

test('TASK_TYPES lists every kind once', () => {
  expectTypeOf<(typeof TASK_TYPES)[number]>().toEqualTypeOf<TaskType>();
  expectTypeOf<keyof TaskAnswers>().toEqualTypeOf<TaskType>();
  expect(new Set(TASK_TYPES).size).toBe(TASK_TYPES.length);
});

test('an answer of another kind does not compile', () => {
  // @ts-expect-error a choice is answered with ids
  expect(() => isAnswerRight('choice', EXAMPLES.choice.content, 5)).toThrow();
});

const EMPTY: Omit<TaskContents, 'photo'> = {
  guess_text: { case_sensitive: false, focus: true, TaskGuessTextAnswers: [] },
  guess_number: { answer: Number.NaN, range_from: null, range_to: null },
  choice: { TaskChoices: [] },
  cloze: { text: '', preview: true, TaskClozeWords: [] },
  locate: { locate_type: 'qr', image: '', image_description: '', code: '', case_sensitive: false },
  order: { TaskOrderEntries: [] },
  decision: { TaskOptions: [] },
};

test('a quest without a right answer is never solved', () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, fc.double(), fc.array(fc.nat()), fc.array(text), (typed, number, ids, texts) => {
      expect(isAnswerRight('guess_text', EMPTY.guess_text, typed)).toBe(false);
      expect(isAnswerRight('guess_number', EMPTY.guess_number, number)).toBe(false);
      expect(isAnswerRight('choice', EMPTY.choice, ids)).toBe(false);
      expect(isAnswerRight('cloze', EMPTY.cloze, texts)).toBe(false);
      expect(isAnswerRight('locate', EMPTY.locate, typed)).toBe(false);
      expect(isAnswerRight('order', EMPTY.order, texts)).toBe(false);
      expect(isAnswerRight('decision', EMPTY.decision, ids)).toBe(false);
    }),
  );
});
