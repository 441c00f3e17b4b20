import { expect, test } from 'vitest';
import { isAnswerRight } from './check-answer.ts';
import { rightAnswer, type TaskContents } from './task-kinds.ts';

const CONTENTS: TaskContents = {
  guess_text: { case_sensitive: true, focus: false, TaskGuessTextAnswers: [{ id: 1, answer: 'Dom' }] },
  guess_number: { answer: 16, range_from: null, range_to: null, tolerance: 3 },
  choice: {
    TaskChoices: [
      { id: 1, answer: 'Ja', correct: true },
      { id: 2, answer: 'Nein', correct: false },
    ],
  },
  cloze: {
    text: '__________ __________',
    preview: false,
    TaskClozeWords: [
      { id: 1, word: 'zwei', position: 2 },
      { id: 2, word: 'eins', position: 1 },
    ],
  },
  locate: { locate_type: 'qr', image: 'Aushang', image_description: '', code: 'KUPFER', case_sensitive: true },
  order: {
    TaskOrderEntries: [
      { id: 1, text: 'zwei', position: 2 },
      { id: 2, text: 'eins', position: 1 },
    ],
  },
  photo: { example_image: '', example_caption: '', review: 'none' },
  decision: {
    TaskOptions: [
      { id: 1, option: 'Links', image: '', reaction: '' },
      { id: 2, option: 'Rechts', image: '', reaction: '' },
    ],
  },
};

test.each(Object.keys(CONTENTS) as (keyof TaskContents)[])(
  'returns an answer that solves a task of kind %s',
  (kind) => {
    expect(isAnswerRight(kind, CONTENTS[kind], rightAnswer(kind, CONTENTS[kind]) as never)).toBe(true);
  },
);
