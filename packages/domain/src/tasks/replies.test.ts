import { describe, expect, test } from 'vitest';
import { replyMistakes, replyTo, replyToText, withoutRightReplies } from './replies.ts';
import type { Reply } from './task-kind.ts';
import { TASK_TYPES, type TaskContents, type TaskType, taskKind } from './task-kinds.ts';

const reply = (id: number, answer: string, text = `Zu ${answer}`): Reply => ({ id, answer, reply: text });
const text = (over: Partial<TaskContents['guess_text']> = {}): TaskContents['guess_text'] => ({
  case_sensitive: false,
  focus: false,
  TaskGuessTextAnswers: [{ id: 1, answer: 'Südturm' }],
  TaskReplies: [reply(1, 'Nordturm'), reply(2, 'Ostturm')],
  ...over,
});
const number = (over: Partial<TaskContents['guess_number']> = {}): TaskContents['guess_number'] => ({
  answer: 1384,
  range_from: null,
  range_to: null,
  TaskReplies: [reply(1, '1.348')],
  ...over,
});
const cloze: TaskContents['cloze'] = {
  text: '<p>__________ und __________</p>',
  preview: false,
  TaskClozeWords: ['Turm', 'Tor'].map((word, index) => ({ id: index + 1, word, position: index + 1 })),
  TaskReplies: [reply(1, 'Tor / Turm'), reply(2, '80 km/h / Tor')],
};
const locate: TaskContents['locate'] = {
  locate_type: 'qr',
  image: 'https://example.org/brunnen',
  image_description: '',
  code: 'QUELLE',
  case_sensitive: true,
  TaskReplies: [reply(1, 'quelle'), reply(2, 'BRUNNEN')],
};

function replyId<K extends TaskType>(
  type: K,
  content: TaskContents[K],
  answer: unknown,
  ...translations: TaskContents[K][]
) {
  return replyTo(type, { content, translations }, answer as never)?.id;
}

test('the kinds with written answers can have replies', () => {
  const replying = TASK_TYPES.filter((type) => taskKind(type).expecting);
  expect(replying).toEqual(TASK_TYPES.filter((type) => taskKind(type).written));
});

describe('a wrong answer finds its reply', () => {
  test.each([
    ['as it is written', text(), 'Nordturm', 1],
    ['in another case, with other spaces', text(), ' nordTURM ', 1],
    ['in another case although case counts', text({ case_sensitive: true }), 'nordturm', 1],
    ['with a typo where typos are accepted', text({ tolerance: 1 }), 'Nordtum', 1],
    ['not with a typo where they are not', text(), 'Nordtum', undefined],
    ['in a sentence where keywords are enough', text({ focus: true }), 'Das ist der Ostturm!', 2],
    ['not another one', text(), 'Westturm', undefined],
    ['not with a blank reply', text({ TaskReplies: [reply(1, 'Nordturm', ' ')] }), 'Nordturm', undefined],
    ['not without replies', text({ TaskReplies: undefined }), 'Nordturm', undefined],
  ])('%s', (_, content, answer, expected) => {
    expect(replyId('guess_text', content, answer)).toBe(expected);
  });

  test('an equal answer before a similar one', () => {
    const content = text({ tolerance: 1, TaskReplies: [reply(1, 'Nordtürme'), reply(2, 'Nordturme')] });
    expect(replyId('guess_text', content, 'Nordturme')).toBe(2);
  });

  test.each([
    ['the number', number(), 1348, 1],
    ['a number within the tolerance', number({ tolerance: 5 }), 1350, 1],
    ['not another number', number(), 1349, undefined],
  ])('%s', (_, content, answer, expected) => {
    expect(replyId('guess_number', content, answer)).toBe(expected);
  });

  test.each([
    [['tor', 'TURM'], 1],
    [['80 km/h', 'Tor'], 2],
    [['Turm', 'Turm'], undefined],
  ])('the words %j in the gaps', (answer, expected) => {
    expect(replyId('cloze', cloze, answer)).toBe(expected);
  });

  test.each([
    ['Quelle', 1],
    ['brunnen', 2],
    ['', undefined],
  ])('the code “%s” of a QR code', (answer, expected) => {
    expect(replyId('locate', locate, answer)).toBe(expected);
  });

  test('in any language of the run', () => {
    const english = text({ TaskReplies: [{ ...reply(1, 'north tower') }] });
    expect(replyId('guess_text', text(), 'North Tower', english)).toBe(1);
    expect(replyToText('guess_text', text(), 'north tower')).toBeUndefined();
  });
});

describe('mistakes', () => {
  test.each<[string, Reply[], object[]]>([
    [
      'blank texts',
      [reply(1, ' ', '')],
      [
        { path: ['TaskReplies', 0, 'answer'], code: 'missing' },
        { path: ['TaskReplies', 0, 'reply'], code: 'missing' },
      ],
    ],
    [
      'a right answer',
      [reply(1, 'Nordturm'), reply(2, ' südturm')],
      [{ path: ['TaskReplies', 1, 'answer'], code: 'already_right' }],
    ],
    [
      'an answer twice',
      [reply(1, 'Nordturm'), reply(2, 'nordturm')],
      [{ path: ['TaskReplies', 1, 'answer'], code: 'invalid' }],
    ],
    ['none', [reply(1, 'Nordturm'), reply(2, 'Ostturm')], []],
  ])('%s', (_, TaskReplies, expected) => {
    expect(replyMistakes('guess_text', text({ TaskReplies }))).toEqual(expected);
  });

  test('a typo of a right answer and an accepted answer are right', () => {
    const content = text({
      tolerance: 1,
      also_right: ['westturm'],
      TaskReplies: [reply(1, 'Südtrum'), reply(2, 'Südturn'), reply(3, 'Westturm')],
    });
    expect(replyMistakes('guess_text', content).map(({ path }) => path[1])).toEqual([1, 2]);
    expect(withoutRightReplies('guess_text', content).TaskReplies).toEqual([reply(1, 'Südtrum')]);
  });

  test('another case of a right answer is wrong where case counts', () => {
    expect(replyMistakes('locate', locate)).toEqual([]);
  });

  test('a text without a digit is no answer to a number', () => {
    const content = number({ TaskReplies: [reply(1, 'viele')] });
    expect(replyMistakes('guess_number', content)).toEqual([{ path: ['TaskReplies', 0, 'answer'], code: 'invalid' }]);
  });
});
