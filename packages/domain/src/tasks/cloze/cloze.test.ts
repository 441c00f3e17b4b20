import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOZE_BLANK, type ClozeContent, cloze, countGaps } from './cloze.ts';

/** A text with one gap per word; positions are 1, 2, 3 … unless given. */
function task(words: string[], options: { text?: string; positions?: number[] } = {}): ClozeContent {
  const TaskClozeWords = words.map((word, index) => ({
    id: 0,
    word,
    position: options.positions?.[index] ?? index + 1,
  }));
  const text = options.text ?? `<p>Hier: ${words.map(() => CLOZE_BLANK).join(' und ')}</p>`;
  return { text, preview: true, TaskClozeWords };
}

describe('the gaps “Dom”, “Rhein”', () => {
  test.each([
    { answer: ['Dom', 'Rhein'], right: true, because: 'these are the words' },
    { answer: ['dom', 'RHEIN'], right: true, because: 'capitals do not matter' },
    { answer: [' Dom ', 'Rhein'], right: true, because: 'spaces do not matter' },
    { answer: ['Rhein', 'Dom'], right: false, because: 'the order matters' },
    { answer: ['Dom'], right: false, because: 'a gap is empty' },
    { answer: ['Dom', ''], right: false, because: 'a gap is empty' },
    { answer: ['Dom', 'Rhein', 'Köln'], right: false, because: 'one word is too many' },
    { answer: ['Dom', 'Main'], right: false, because: 'a word is wrong' },
    { answer: [], right: false, because: 'no gap is filled' },
  ])('filled with $answer are right: $right, $because', ({ answer, right }) => {
    expect(cloze.isRight(task(['Dom', 'Rhein']), answer)).toBe(right);
  });

  test('depend on positions, not on the stored order', () => {
    expect(cloze.isRight(task(['Rhein', 'Dom'], { positions: [2, 1] }), ['Dom', 'Rhein'])).toBe(true);
  });
});

test('a text without words, or with a blank one, is never right', () => {
  expect(cloze.isRight(task([]), [])).toBe(false);
  expect(cloze.isRight(task([' ']), [''])).toBe(false);
});

test.each([
  { underscores: 9, gaps: 0 },
  { underscores: 10, gaps: 1 },
  { underscores: 19, gaps: 1 },
  { underscores: 20, gaps: 2 },
  { underscores: 35, gaps: 3 },
])('$underscores underscores in a row are $gaps gaps', ({ underscores, gaps }) => {
  expect(countGaps(`Der ${'_'.repeat(underscores)} steht`)).toBe(gaps);
});

describe('a creator’s mistakes', () => {
  test.each([
    { what: 'one gap and its word', content: task(['Dom']), mistakes: [] },
    { what: 'words stored in another order', content: task(['Dom', 'Rhein'], { positions: [2, 1] }), mistakes: [] },
    {
      what: 'no text',
      content: task(['Dom'], { text: ' ' }),
      mistakes: [{ path: ['text'], code: 'missing' }],
    },
    {
      what: 'a text without a gap',
      content: task(['Dom'], { text: 'Der Dom' }),
      mistakes: [{ path: ['text'], code: 'invalid' }],
    },
    {
      what: 'more gaps than words',
      content: task(['Dom'], { text: `${CLOZE_BLANK} ${CLOZE_BLANK}` }),
      mistakes: [{ path: ['text'], code: 'invalid' }],
    },
    {
      what: 'a gap and no words',
      content: task([], { text: CLOZE_BLANK }),
      mistakes: [{ path: ['TaskClozeWords'], code: 'missing' }],
    },
    { what: 'no words', content: task([]), mistakes: [{ path: ['TaskClozeWords'], code: 'missing' }] },
    {
      what: 'a position twice',
      content: task(['Dom', 'Rhein'], { positions: [1, 1] }),
      mistakes: [{ path: ['TaskClozeWords'], code: 'invalid' }],
    },
    {
      what: 'a blank word',
      content: task(['Dom', ' ']),
      mistakes: [{ path: ['TaskClozeWords', 1, 'word'], code: 'missing' }],
    },
  ])('$what', ({ content, mistakes }) => {
    expect(cloze.mistakes(content)).toEqual(mistakes);
  });
});

const words = fc.array(
  fc.string({ unit: 'grapheme' }).filter((word) => word.trim() !== ''),
  { minLength: 1 },
);

test('accepts the words in order, but not with one more or one less', () => {
  fc.assert(
    fc.property(words, (list) => {
      expect(cloze.isRight(task(list), list)).toBe(true);
      expect(cloze.isRight(task(list), list.slice(1))).toBe(false);
      expect(cloze.isRight(task(list), [...list, 'Dom'])).toBe(false);
    }),
  );
});

test('a text with one gap per word is valid', () => {
  fc.assert(
    fc.property(words, (list) => {
      expect(cloze.mistakes(task(list))).toEqual([]);
    }),
  );
});
