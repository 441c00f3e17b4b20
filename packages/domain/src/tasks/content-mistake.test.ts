import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswerRight } from './check-answer.ts';
import { contentMistakes } from './task-kinds.ts';

const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'Tor', 'tor', 'Dom'));
const position = fc.integer({ min: 0, max: 4 });
const list = { maxLength: 4 };

test('a valid free text is solved by each of its answers', () => {
  const content = fc.record({
    case_sensitive: fc.boolean(),
    focus: fc.boolean(),
    TaskGuessTextAnswers: fc.array(fc.record({ id: fc.nat(), answer: text }), list),
  });
  fc.assert(
    fc.property(content, (task) => {
      if (contentMistakes('guess_text', task).length > 0) return;
      for (const { answer } of task.TaskGuessTextAnswers) expect(isAnswerRight('guess_text', task, answer)).toBe(true);
    }),
  );
});

test('a valid choice is solved by its right options', () => {
  const content = fc.array(fc.record({ answer: text, correct: fc.boolean() }), list).map((options) => ({
    TaskChoices: options.map((option, index) => ({ id: index + 1, ...option })),
  }));
  fc.assert(
    fc.property(content, (task) => {
      if (contentMistakes('choice', task).length > 0) return;
      const ids = task.TaskChoices.filter(({ correct }) => correct).map(({ id }) => id);
      expect(isAnswerRight('choice', task, ids)).toBe(true);
    }),
  );
});

test('a valid cloze is solved by its words in the order of their positions', () => {
  const content = fc.record({
    text: fc.array(fc.constantFrom('__________', ' der ', '_'), { maxLength: 8 }).map((parts) => parts.join('')),
    preview: fc.boolean(),
    TaskClozeWords: fc.array(fc.record({ id: fc.nat(), word: text, position }), list),
  });
  fc.assert(
    fc.property(content, (task) => {
      if (contentMistakes('cloze', task).length > 0) return;
      const words = task.TaskClozeWords.toSorted((a, b) => a.position - b.position).map(({ word }) => word);
      expect(isAnswerRight('cloze', task, words)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test('a valid order is solved by its texts in the order of their positions', () => {
  const content = fc.record({ TaskOrderEntries: fc.array(fc.record({ id: fc.nat(), text, position }), list) });
  fc.assert(
    fc.property(content, (task) => {
      if (contentMistakes('order', task).length > 0) return;
      const texts = task.TaskOrderEntries.toSorted((a, b) => a.position - b.position).map((entry) => entry.text);
      expect(isAnswerRight('order', task, texts)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
