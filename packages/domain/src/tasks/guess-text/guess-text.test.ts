import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collidingAnswers, type GuessTextContent, guessText } from './guess-text.ts';

function task(answers: string[], options: Partial<GuessTextContent> = {}): GuessTextContent {
  const TaskGuessTextAnswers = answers.map((answer, index) => ({ id: index + 1, answer }));
  return { case_sensitive: false, focus: false, TaskGuessTextAnswers, ...options };
}

describe('a free text', () => {
  test.each([
    { expected: ['Brandenburger Tor'], answer: 'Brandenburger Tor', right: true, because: 'it is the answer' },
    { expected: ['Brandenburger Tor'], answer: 'brandenburger TOR', right: true, because: 'capitals do not matter' },
    { expected: ['Brandenburger Tor'], answer: '  Brandenburger   Tor ', right: true, because: 'spaces do not matter' },
    { expected: ['Köln'], answer: 'Ko\u0308ln', right: true, because: 'how the umlaut is typed does not matter' },
    { expected: ['Tor', 'Gate'], answer: 'gate', right: true, because: 'any of the answers is right' },
    { expected: ['Tor'], answer: 'das Tor', right: false, because: 'it has more words than the answer' },
    { expected: ['Brandenburger Tor'], answer: 'BrandenburgerTor', right: false, because: 'two words are not one' },
    { expected: ['Köln'], answer: 'Koln', right: false, because: 'an umlaut is another letter' },
    { expected: ['Straße'], answer: 'STRASSE', right: true, because: 'ß has capitals of other letters' },
    { expected: ['-5'], answer: '−5', right: true, because: 'signs differ by keyboard' },
    { expected: ['Na los…'], answer: 'Na los...', right: true, because: 'Word joins three dots' },
    { expected: ['❤'], answer: '❤\uFE0F', right: true, because: 'phones choose the picture of an emoji' },
    { expected: ['Brückentor 12'], answer: 'Brücken\u00ADtor\u200B １２', right: true, because: 'it looks the same' },
    { expected: ['Tor'], answer: '', right: false, because: 'the answer is empty' },
    { expected: [], answer: '', right: false, because: 'the quest has no right answer' },
    { expected: [' '], answer: '', right: false, because: 'a blank answer is never right' },
  ])('“$answer” for $expected is right: $right, $because', ({ expected, answer, right }) => {
    expect(guessText.isRight(task(expected), answer)).toBe(right);
  });
});

describe('a case-sensitive free text', () => {
  test.each([
    { answer: 'Tor', right: true },
    { answer: ' Tor ', right: true },
    { answer: 'T\u00ADo\u200Br', right: true },
    { answer: 'Ｔｏｒ', right: true },
    { answer: 'tor', right: false },
    { answer: 'TOR', right: false },
  ])('“$answer” for “Tor” is right: $right', ({ answer, right }) => {
    expect(guessText.isRight(task(['Tor'], { case_sensitive: true }), answer)).toBe(right);
  });
});

describe('a free text that only has to contain an answer', () => {
  test.each([
    { expected: 'Alte Mühle', answer: 'Das ist die alte Mühle!', right: true, because: 'it contains the words' },
    { expected: 'Alte Mühle', answer: 'alte\u00A0 Mühle', right: true, because: 'it is the answer' },
    { expected: 'Mühle', answer: '„Mühle“', right: true, because: 'quotation marks end a word' },
    { expected: 'Mühle', answer: 'die Müh\u00ADle', right: true, because: 'a soft hyphen ends no word' },
    { expected: 'Mühle', answer: 'Windmühle', right: false, because: 'it is the end of another word' },
    { expected: 'Mühle', answer: 'Mühlen', right: false, because: 'it is the start of another word' },
    { expected: 'ü', answer: 'Mühle', right: false, because: 'an umlaut does not end a word' },
    { expected: '19', answer: '1905', right: false, because: 'it is part of a longer number' },
    { expected: '1905', answer: 'im Jahr 1905.', right: true, because: 'a number is a word' },
    { expected: 'Alte Mühle', answer: 'die Mühle, die alte', right: false, because: 'the words are in another order' },
    { expected: 'Alte Mühle', answer: 'alte schöne Mühle', right: false, because: 'another word is between them' },
    { expected: 'Alte Mühle', answer: 'die alte', right: false, because: 'a word is missing' },
    { expected: 'C++', answer: 'Ich mag C++.', right: true, because: 'signs count where the answer has them' },
    { expected: 'C++', answer: 'Ich mag C.', right: false, because: 'signs count where the answer has them' },
    { expected: '♥', answer: 'I ♥ Berlin', right: true, because: 'a sign can be an answer' },
    { expected: '東京', answer: '東京 です', right: true, because: 'every script has words' },
    { expected: 'हि', answer: 'हिन्दी', right: false, because: 'vowel signs belong to their word' },
    { expected: ' ', answer: 'anything', right: false, because: 'a blank answer never counts' },
  ])('“$answer” for “$expected” is right: $right, $because', ({ expected, answer, right }) => {
    expect(guessText.isRight(task([expected], { focus: true }), answer)).toBe(right);
  });

  test('respects case there too if the quest is case-sensitive', () => {
    const content = task(['Mühle'], { focus: true, case_sensitive: true });
    expect(guessText.isRight(content, 'die Mühle')).toBe(true);
    expect(guessText.isRight(content, 'die mühle')).toBe(false);
  });
});

describe('a free text that may have typing mistakes', () => {
  test.each([
    { answer: 'Brandenburger Tor', right: true, because: 'it is the answer' },
    { answer: ' BRANDENBURGER  tor', right: true, because: 'spaces and capitals do not matter' },
    { answer: 'Brandenburgr Tor', right: true, because: 'a letter is missing' },
    { answer: 'Brandenburger Türm', right: false, because: 'two letters are too many' },
  ])('“$answer” with one edit is right: $right, $because', ({ answer, right }) => {
    expect(guessText.isRight(task(['Brandenburger Tor'], { tolerance: 1 }), answer)).toBe(right);
  });

  test('has to contain the exact words if it only has to contain an answer', () => {
    const content = task(['Brandenburger Tor'], { tolerance: 2, focus: true });
    expect(guessText.isRight(content, 'am Brandenburger Tor')).toBe(true);
    expect(guessText.isRight(content, 'Brandenburgr Tor')).toBe(false);
  });

  test('counts another case as a mistake only if the quest is case-sensitive', () => {
    const content = task(['MÜHLE'], { tolerance: 1, case_sensitive: true });
    expect(guessText.isRight(content, 'mÜHLE')).toBe(true);
    expect(guessText.isRight(content, 'müHLE')).toBe(false);
  });

  test.each([
    { answers: ['Mühle', 'Dom', 'mühlen', 'Kirche'], tolerance: 1, colliding: [['Mühle', 'mühlen']] },
    { answers: ['Turm', 'Sturm'], tolerance: 1, colliding: [['Turm', 'Sturm']] },
    { answers: ['Kirchturm', 'Kirchtrum'], tolerance: 1, colliding: [] },
    { answers: ['Kirchturm', 'Kirchtrum'], tolerance: 2, colliding: [['Kirchturm', 'Kirchtrum']] },
    { answers: ['Mühle', 'Mühlen'], tolerance: 0, colliding: [] },
    { answers: ['Mühle 1', 'Mühle 2'], tolerance: 1, colliding: [] },
  ] as const)('names the answers that are a mistyped other one: $answers with $tolerance', (row) => {
    expect(collidingAnswers(task([...row.answers], { tolerance: row.tolerance }))).toEqual(row.colliding);
    expect(collidingAnswers(task([...row.answers], { tolerance: row.tolerance, focus: true }))).toEqual([]);
  });
});

describe('a creator’s mistakes', () => {
  const at = (...path: (string | number)[]) => ['TaskGuessTextAnswers', ...path];
  test.each([
    { what: 'one answer', content: task(['Tor']), mistakes: [] },
    { what: 'no answer', content: task([]), mistakes: [{ path: at(), code: 'missing' }] },
    { what: 'a blank answer', content: task(['Tor', ' ']), mistakes: [{ path: at(1, 'answer'), code: 'missing' }] },
    {
      what: 'two blank answers',
      content: task(['', ' ']),
      mistakes: [
        { path: at(0, 'answer'), code: 'missing' },
        { path: at(1, 'answer'), code: 'missing' },
      ],
    },
    {
      what: 'the same answer twice',
      content: task(['Tor', 'Dom', ' tor ']),
      mistakes: [{ path: at(2, 'answer'), code: 'invalid' }],
    },
    { what: 'capitals apart where they count', content: task(['Tor', 'tor'], { case_sensitive: true }), mistakes: [] },
  ])('$what', ({ content, mistakes }) => {
    expect(guessText.mistakes(content)).toEqual(mistakes);
  });
});

const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('Alte Mühle', 'C++', '19 05'));
const someTask = fc
  .tuple(fc.array(text), fc.boolean(), fc.boolean())
  .map(([answers, focus, case_sensitive]) => task(answers, { focus, case_sensitive }));

test('accepts every listed answer that is not blank', () => {
  fc.assert(
    fc.property(someTask, (content) => {
      for (const { answer } of content.TaskGuessTextAnswers) {
        expect(guessText.isRight(content, answer)).toBe(answer.trim() !== '');
      }
    }),
  );
});

test('an answer that is right case-sensitively is also right without case and as part of a text', () => {
  fc.assert(
    fc.property(someTask, text, (content, answer) => {
      const strict = guessText.isRight({ ...content, case_sensitive: true, focus: false }, answer);
      if (strict) expect(guessText.isRight(content, answer)).toBe(true);
    }),
  );
});

test('accepts with tolerance everything that it accepts without', () => {
  fc.assert(
    fc.property(someTask, text, fc.constantFrom(1, 2), (content, answer, tolerance) => {
      if (guessText.isRight(content, answer)) expect(guessText.isRight({ ...content, tolerance }, answer)).toBe(true);
    }),
  );
});

test('finds an answer with other words around it', () => {
  fc.assert(
    fc.property(text, text, text, (before, answer, after) => {
      const content = task([answer], { focus: true });
      expect(guessText.isRight(content, `${before} ${answer} ${after}`)).toBe(answer.trim() !== '');
    }),
  );
});
