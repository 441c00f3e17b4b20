import { expect, test } from 'vitest';
import { isAnswerRightInAnyLanguage, rightPartsInAnyLanguage } from './check-answer.ts';
import type { TaskContents, TaskType } from './task-kinds.ts';

const text = (...answers: string[]): TaskContents['guess_text'] => ({
  case_sensitive: false,
  focus: false,
  TaskGuessTextAnswers: answers.map((answer, index) => ({ id: index + 1, answer })),
});
const cloze = (...words: string[]): TaskContents['cloze'] => ({
  text: '',
  preview: true,
  TaskClozeWords: words.map((word, index) => ({ id: index + 1, word, position: index + 1 })),
});
const order = (...entries: string[]): TaskContents['order'] => ({
  TaskOrderEntries: entries.map((entry, index) => ({ id: index + 1, text: entry, position: index + 1 })),
});
const locate = (code: string): TaskContents['locate'] => ({
  locate_type: 'image',
  image: '/a.png',
  image_description: '',
  code,
  case_sensitive: false,
});

function right<K extends TaskType>(type: K, contents: TaskContents[K][], answer: never): boolean {
  const [content, ...translations] = contents as [TaskContents[K], ...TaskContents[K][]];
  return isAnswerRightInAnyLanguage(type, { content, translations }, answer);
}

test.each([
  ['Mühle', true],
  ['mill', true],
  ['moulin', true],
  ['mulino', false],
])('accepts the text %s in every language of the run: %s', (answer, expected) => {
  expect(right('guess_text', [text('Mühle'), text('Mill'), text('Moulin')], answer as never)).toBe(expected);
});

test('accepts a code in every language', () => {
  expect(right('locate', [locate('Fisch'), locate('Fish')], 'fish' as never)).toBe(true);
  expect(right('locate', [locate('Fisch'), locate('Fish')], 'poisson' as never)).toBe(false);
});

test.each([
  [['Hund', 'Katze'], true],
  [['dog', 'cat'], true],
  [['Hund', 'cat'], false],
  [['cat', 'dog'], false],
])('accepts the words and entries %j only if all are of one language: %s', (answer, expected) => {
  expect(right('cloze', [cloze('Hund', 'Katze'), cloze('dog', 'cat')], answer as never)).toBe(expected);
  expect(right('order', [order('Hund', 'Katze'), order('dog', 'cat')], answer as never)).toBe(expected);
});

test('counts the right parts of the language in which most are right, and never adds those of two', () => {
  const contents = { content: cloze('Hund', 'Katze', 'Maus'), translations: [cloze('dog', 'cat', 'mouse')] };
  expect(rightPartsInAnyLanguage('cloze', contents, ['Hund', 'cat', 'mouse'])).toEqual({ right: 2, of: 3 });
  expect(rightPartsInAnyLanguage('guess_text', { content: text('a'), translations: [] }, 'a')).toBeNull();
});
