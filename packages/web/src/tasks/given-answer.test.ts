import { expect, test } from 'vitest';
import { describeGivenAnswer } from './answer-forms.ts';

test('a given answer is shown as the player entered it, with the texts of chosen options', () => {
  const choices = {
    TaskChoices: [
      { id: 7, answer: 'Turm' },
      { id: 3, answer: 'Tor' },
      { id: 5, answer: 'Brücke' },
    ],
  };
  const entries = { TaskOrderEntries: [{ text: 'Brand' }, { text: 'Weihe' }] };
  const cloze = { text: '', preview: false, TaskClozeWords: [] };
  expect(describeGivenAnswer('guess_text', ' Anker ', {})).toBe('Anker');
  expect(describeGivenAnswer('guess_number', 12, { range_from: null, range_to: null })).toBe('12');
  expect(describeGivenAnswer('choice', [5, 7], choices)).toBe('Turm, Brücke');
  expect(describeGivenAnswer('cloze', ['Donau', 'Naab'], cloze)).toBe('Donau, Naab');
  expect(describeGivenAnswer('locate', 'EICHE', { locate_type: 'qr', image: null, image_description: '' })).toBe(
    'EICHE',
  );
  expect(describeGivenAnswer('order', ['Weihe', 'Brand'], entries)).toBe('1. Weihe\n2. Brand');
});
