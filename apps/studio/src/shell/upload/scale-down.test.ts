import { expect, test } from 'vitest';
import { sizeWithin } from './upload-picture.ts';

test.each([
  [
    { width: 8_000, height: 6_000 },
    { width: 3_200, height: 2_400 },
  ],
  [
    { width: 600, height: 9_600 },
    { width: 200, height: 3_200 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 90_000, height: 1 },
    { width: 3_200, height: 1 },
  ],
])('scales %o down to %o', (size, scaled) => {
  expect(sizeWithin(size, 3_200)).toEqual(scaled);
});
