import { expect, test } from 'vitest';
import { sourceTextsOf, type TranslatableTask } from './source-texts.ts';
import { keyOf, type TextAddress } from './text-fields.ts';
import { answersInLanguage, translateExploration, translateHint, translatePoi, translateTask } from './translate.ts';

const choice: TranslatableTask = {
  id: 7,
  name: 'Die Tür',
  description: '<p>Was steht daran?</p>',
  explanation: '',
  taskType: 'choice',
  content: {
    TaskChoices: [
      { id: 1, answer: 'Gott', correct: true },
      { id: 2, answer: 'Geld', correct: false },
    ],
  },
};
const guess: TranslatableTask = {
  ...choice,
  id: 8,
  description: '<p></p>',
  explanation: '<p>So war es.</p>',
  taskType: 'guess_text',
  content: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [{ id: 3, answer: 'Mühle' }] },
};
const hints = [
  { id: 5, hintType: 'text', hintValue: 'Am Wasser', hintDescription: '' },
  { id: 6, hintType: 'image', hintValue: 'https://example.org/a.png', hintDescription: '' },
] as const;
const story = { id: 1, description: '<p>Stadt</p>', intro: '<p>Los</p>', finale: '' };
const poi = { id: 2, name: 'Tor', description: '' };

function textsOf(...texts: [key: string, text: string][]) {
  return new Map(texts);
}

const key = (record: TextAddress['record'], id: number, field: string, itemId: number | null = null) =>
  keyOf({ record, id, field, itemId } as TextAddress);

test('lists every written text in order of play, and no address of a picture', () => {
  const texts = sourceTextsOf({ ...story, pois: [{ ...poi, hints, tasks: [choice, guess] }] });
  expect(texts.map((text) => [keyOf(text), text.source, text.required])).toEqual([
    ['exploration/1/description/', '<p>Stadt</p>', true],
    ['exploration/1/intro/', '<p>Los</p>', true],
    ['poi/2/name/', 'Tor', true],
    ['hint/5/hint_value/', 'Am Wasser', true],
    ['task/7/name/', 'Die Tür', true],
    ['task/7/description/', '<p>Was steht daran?</p>', true],
    ['item/7/choice/1', 'Gott', true],
    ['item/7/choice/2', 'Geld', true],
    ['task/8/name/', 'Die Tür', true],
    ['item/8/answer/3', 'Mühle', false],
    ['task/8/explanation/', '<p>So war es.</p>', true],
  ]);
  expect(texts.map(({ poiId }) => poiId)).toEqual([null, null, ...Array<number>(9).fill(2)]);
});

test('shows a record in a language once all its required texts exist', () => {
  const texts = textsOf([key('poi', 2, 'name'), 'Gate'], [key('exploration', 1, 'description'), '<p>Town</p>']);
  expect(translatePoi(poi, texts)).toEqual({ value: { ...poi, name: 'Gate' }, translated: true });
  expect(translateExploration(story, texts)).toEqual({ value: story, translated: false });
});

test('keeps a task whole: with one choice missing, all of it stays in the source', () => {
  const all: [string, string][] = [
    [key('task', 7, 'name'), 'The door'],
    [key('task', 7, 'description'), '<p>What is on it?</p>'],
    [key('item', 7, 'choice', 1), 'God'],
  ];
  expect(translateTask(choice, textsOf(...all))).toEqual({ value: choice, translated: false });
  const complete = translateTask(choice, textsOf(...all, [key('item', 7, 'choice', 2), 'Money']));
  expect(complete).toMatchObject({ translated: true, value: { id: 7, name: 'The door' } });
  expect(complete.value.content).toEqual({
    TaskChoices: [
      { id: 1, answer: 'God', correct: true },
      { id: 2, answer: 'Money', correct: false },
    ],
  });
});

test('completes a language without translations of answers that players type', () => {
  const texts = textsOf([key('task', 8, 'name'), 'Mill'], [key('task', 8, 'explanation'), '<p>It was so.</p>']);
  const { value, translated } = translateTask(guess, texts);
  expect(translated).toBe(true);
  expect(value).toMatchObject({ name: 'Mill', content: guess.content });
});

test('keeps pictures of hints in every language', () => {
  expect(translateHint(hints[1], new Map())).toEqual({ value: hints[1], translated: true });
  expect(translateHint(hints[0], new Map()).translated).toBe(false);
});

test('translates the description of a picture, and requires it for a complete language', () => {
  const picture = { id: 7, hintType: 'image' as const, hintValue: '/media/a.webp', hintDescription: 'Ein Tor' };
  expect(translateHint(picture, new Map())).toEqual({ value: picture, translated: false });
  const texts = new Map([[key('hint', 7, 'hint_description'), 'A gate']]);
  expect(translateHint(picture, texts)).toEqual({ value: { ...picture, hintDescription: 'A gate' }, translated: true });
});

test('returns the answers of a language without its question, but not those of an incomplete gap text', () => {
  const answers = answersInLanguage(guess, textsOf([key('item', 8, 'answer', 3), 'Mill']));
  expect(answers).toMatchObject({ TaskGuessTextAnswers: [{ id: 3, answer: 'Mill' }] });
  expect(answersInLanguage(guess, textsOf([key('task', 8, 'name'), 'Mill']))).toBeUndefined();
  expect(answersInLanguage(choice, textsOf([key('item', 7, 'choice', 1), 'God']))).toBeUndefined();
  const words = ['Hund', 'Katze'].map((word, index) => ({ id: index + 1, word, position: index + 1 }));
  const cloze: TranslatableTask = {
    ...guess,
    id: 9,
    taskType: 'cloze',
    content: { text: '', preview: true, TaskClozeWords: words },
  };
  const one = [key('item', 9, 'word', 1), 'dog'] as const;
  expect(answersInLanguage(cloze, textsOf([...one]))).toBeUndefined();
  expect(answersInLanguage(cloze, textsOf([...one], [key('item', 9, 'word', 2), 'cat']))).toMatchObject({
    TaskClozeWords: [{ word: 'dog' }, { word: 'cat' }],
  });
});
