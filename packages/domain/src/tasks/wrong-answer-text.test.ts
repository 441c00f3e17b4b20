import { expect, test } from 'vitest';
import { isAnswerRight } from './check-answer.ts';
import { isWritten, wrongAnswerText } from './wrong-answer-text.ts';

test('folds case, spaces and typographic signs, and cuts after 100 characters', () => {
  expect(wrongAnswerText('guess_text', '  Alte   MÜHLE ')).toBe('alte mühle');
  expect(wrongAnswerText('locate', 'x'.repeat(120))).toHaveLength(100);
  expect(wrongAnswerText('guess_number', 17.4)).toBe(wrongAnswerText('guess_number', 17));
  expect(wrongAnswerText('cloze', ['Der', 'HUND '])).toBe('der / hund');
  expect(wrongAnswerText('guess_text', 'Große\u00AD Brücke…')).toBe('grosse brücke...');
});

test('a cut leaves no half of an emoji and no space', () => {
  expect(wrongAnswerText('guess_text', `${'x'.repeat(99)}🦊`)).toBe('x'.repeat(99));
  expect(wrongAnswerText('guess_text', `${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
});

test('stores no wrong answers of kinds in which players choose or sort', () => {
  expect(isWritten('choice')).toBe(false);
  expect(isWritten('order')).toBe(false);
});

test('an answer that the creator accepted afterwards is right, in any case', () => {
  const number = { answer: 16, range_from: null, range_to: null, also_right: ['17'] };
  expect(isAnswerRight('guess_number', number, 17)).toBe(true);
  expect(isAnswerRight('guess_number', number, 18)).toBe(false);
  const text = { case_sensitive: true, focus: false, TaskGuessTextAnswers: [], also_right: ['berlin'] };
  expect(isAnswerRight('guess_text', text, 'Berlin')).toBe(true);
});
