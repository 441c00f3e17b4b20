import { describe, expect, test } from 'vitest';
import { isHeic, isSentAsIs, scaledSize } from './scale-photo.ts';

describe('the size of a sent picture', () => {
  test.each([
    ['a wide photo', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
    ['an upright photo', { width: 3024, height: 4032 }, { width: 1200, height: 1600 }],
    ['a photo that is small enough', { width: 1600, height: 900 }, { width: 1600, height: 900 }],
    ['a tiny picture', { width: 20, height: 10 }, { width: 20, height: 10 }],
    ['a panorama', { width: 16_000, height: 3 }, { width: 1600, height: 1 }],
  ])('of %s', (_, picture, expected) => {
    expect(scaledSize(picture)).toEqual(expected);
  });
});

describe('sends a file as it is', () => {
  const small = { width: 800, height: 600 };

  test.each([
    ['when it is small and has a format of the web', 'image/jpeg', 300_000, small, true],
    ['not when it is too large in pixels', 'image/jpeg', 300_000, { width: 1601, height: 10 }, false],
    ['not when it is too large in bytes', 'image/png', 900_000, small, false],
    ['not when the server does not take its format', 'image/heic', 300_000, small, false],
  ])('%s', (_, type, size, picture, expected) => {
    expect(isSentAsIs({ type, size }, picture)).toBe(expected);
  });
});

test.each([
  ['image/heic', 'IMG_1.HEIC', true],
  ['image/heif', 'x', true],
  ['', 'IMG_1.heic', true],
  ['image/jpeg', 'IMG_1.heic', false],
  ['', 'IMG_1.txt', false],
])('recognises the format of iPhone cameras: type "%s" of %s', (type, name, expected) => {
  expect(isHeic({ type, name })).toBe(expected);
});
