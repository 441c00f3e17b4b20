import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocateRight, locateMistakes } from './locate.ts';
import type { LocateContent } from './task-types.ts';

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
    { quest: picture, answer: 'Tor 7', right: true, because: 'it is the code' },
    { quest: picture, answer: '  Tor   7 ', right: true, because: 'spaces do not matter' },
    { quest: picture, answer: 'tor 7', right: true, because: 'capitals do not matter' },
    { quest: strict, answer: 'tor 7', right: false, because: 'capitals count here' },
    { quest: strict, answer: ' Tor 7', right: true, because: 'spaces never matter' },
    { quest: picture, answer: 'Tor', right: false, because: 'it is only a part' },
    { quest: picture, answer: '', right: false, because: 'the answer is empty' },
    { quest: picture, answer: '/media/tor.svg', right: false, because: 'the address of the picture is not the code' },
    { quest: printed, answer: 'Tor 7', right: true, because: 'the code may be typed' },
    { quest: printed, answer: 'https://example.org/q/7\n', right: true, because: 'it was scanned' },
    { quest: printed, answer: 'https://example.org/q/8', right: false, because: 'another QR code was scanned' },
  ])('$quest.locate_type: “$answer” is right: $right, $because', ({ quest, answer, right }) => {
    expect(isLocateRight(quest, answer)).toBe(right);
  });
});

test.each(['image', 'qr'] as const)('a %s quest without a code is never solved', (locate_type) => {
  expect(isLocateRight({ ...picture, locate_type, image: ' ', code: ' ' }, ' ')).toBe(false);
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
    expect(locateMistakes(content)).toEqual(mistakes);
  });
});

const text = fc.string({ unit: 'grapheme' });

test('a valid quest is solved only by its code or its scanned text', () => {
  const someQuest = fc.record({
    locate_type: fc.constantFrom('image', 'qr'),
    image: text,
    image_description: fc.constant(''),
    code: text,
    case_sensitive: fc.boolean(),
  });
  fc.assert(
    fc.property(someQuest, text, (content, answer) => {
      if (locateMistakes(content).length === 0) expect(isLocateRight(content, content.code)).toBe(true);
      if (isLocateRight(content, `${answer}x`)) {
        expect([content.code, content.image].map((expected) => expected.trim().toLowerCase().endsWith('x'))).toContain(
          true,
        );
      }
    }),
  );
});
