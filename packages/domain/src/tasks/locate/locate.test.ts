import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocateContent, locate } from './locate.ts';

const picture: LocateContent = {
  locate_type: 'image',
  image: '/media/tor.svg',
  image_description: '',
  code: 'Tor 7',
  case_sensitive: false,
};
const printed: LocateContent = {
  locate_type: 'qr',
  image: 'https://example.org/q/7',
  image_description: '',
  code: 'Tor 7',
  case_sensitive: false,
};
const strict: LocateContent = { ...picture, case_sensitive: true };

describe('the code “Tor 7”', () => {
  test.each([
    { task: picture, answer: 'Tor 7', right: true, because: 'it is the code' },
    { task: picture, answer: '  Tor   7 ', right: true, because: 'spaces do not matter' },
    { task: picture, answer: 'tor 7', right: true, because: 'capitals do not matter' },
    { task: strict, answer: 'tor 7', right: false, because: 'capitals count here' },
    { task: strict, answer: ' Tor 7', right: true, because: 'spaces never matter' },
    { task: picture, answer: 'Tor', right: false, because: 'it is only a part' },
    { task: picture, answer: '', right: false, because: 'the answer is empty' },
    { task: picture, answer: '/media/tor.svg', right: false, because: 'the address of the picture is not the code' },
    { task: printed, answer: 'Tor 7', right: true, because: 'the code may be typed' },
    { task: printed, answer: 'https://example.org/q/7\n', right: true, because: 'it was scanned' },
    { task: printed, answer: 'https://example.org/q/8', right: false, because: 'another QR code was scanned' },
  ])('$quest.locate_type: “$answer” is right: $right, $because', ({ task, answer, right }) => {
    expect(locate.isRight(task, answer)).toBe(right);
  });
});

test.each(['image', 'qr'] as const)('a %s quest without a code is never solved', (locate_type) => {
  expect(locate.isRight({ ...picture, locate_type, image: ' ', code: ' ' }, ' ')).toBe(false);
});

describe('a creator’s mistakes', () => {
  test.each([
    { what: 'a picture and a code', content: picture, mistakes: [] },
    { what: 'no picture', content: { ...picture, image: ' ' }, mistakes: [{ path: ['image'], code: 'missing' }] },
    { what: 'no code', content: { ...printed, code: '' }, mistakes: [{ path: ['code'], code: 'missing' }] },
    {
      what: 'neither',
      content: { ...printed, image: '', code: '' },
      mistakes: [
        { path: ['image'], code: 'missing' },
        { path: ['code'], code: 'missing' },
      ],
    },
  ])('$what', ({ content, mistakes }) => {
    expect(locate.mistakes(content)).toEqual(mistakes);
  });
});

const text = fc.string({ unit: 'grapheme' });

test('a valid quest is solved only by its code or its scanned text', () => {
  const someTask = fc.record({
    locate_type: fc.constantFrom('image', 'qr'),
    image: text,
    image_description: fc.constant(''),
    code: text,
    case_sensitive: fc.boolean(),
  });
  fc.assert(
    fc.property(someTask, text, (content, answer) => {
      if (locate.mistakes(content).length === 0) expect(locate.isRight(content, content.code)).toBe(true);
      if (locate.isRight(content, `${answer}x`)) {
        expect([content.code, content.image].map((expected) => expected.trim().toLowerCase().endsWith('x'))).toContain(
          true,
        );
      }
    }),
  );
});
