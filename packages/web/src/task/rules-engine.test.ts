import { expect, test } from 'vitest';
import { judgeAnswer, type TaskWithSolution } from './rules-engine.ts';

const base = { name: 'Quest', description: '', points: 10, attempts: 3 };
const UNTRIED = { solved: false, wrong: 0 };

const TEXT: TaskWithSolution<'guess_text'> = {
  ...base,
  task_type: 'guess_text',
  task: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 1, answer: 'Brückentor 12' }] },
};
const CLOZE: TaskWithSolution<'cloze'> = {
  ...base,
  task_type: 'cloze',
  task: { text: '__________', preview: false, TaskClozeWords: [{ id: 1, word: 'Straße', position: 1 }] },
};

test.each([
  [TEXT, '\u200B\uFE0F'],
  [CLOZE, ['\u2800']],
])('judging in the browser refuses an answer without a visible character, and counts no attempt', (task, answer) => {
  expect(() => judgeAnswer(task, UNTRIED, answer)).toThrow('invalid_request');
});

test.each([
  [TEXT, 'Bru\u0308cken\u00ADtor\u200B １２'],
  [CLOZE, ['STRASSE']],
])('judging in the browser accepts an answer that looks the same', (task, answer) => {
  expect(judgeAnswer(task, UNTRIED, answer)).toEqual({ attempts: { solved: true, wrong: 0 } });
});
