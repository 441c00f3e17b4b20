import { expect, test } from 'vitest';
import { photo } from './photo.ts';

test.each([
  { example_image: '', mistakes: [] },
  { example_image: '/media/tor.webp', mistakes: [] },
  { example_image: 'javascript:alert(1)', mistakes: [{ path: ['example_image'], code: 'invalid' }] },
])('the example "$example_image" has $mistakes.length mistakes', ({ example_image, mistakes }) => {
  expect(photo.mistakes({ example_image, example_caption: '', review: 'before' })).toEqual(mistakes);
});
