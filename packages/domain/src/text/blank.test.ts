import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank } from './blank.ts';
import { comparableText } from './comparable-text.ts';

test.each([
  ['', true],
  [' \t\n\u00A0\u3000', true],
  ['\u200B\u00AD\u2060\uFE0F\u200D\uFEFF', true],
  ['\u3164\u115F\u2800', true],
  ['\0\u0007', true],
  ['0', false],
  ['.', false],
  ['🦊', false],
])('“%s” has nothing to see: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test('a text is blank exactly when nothing of it is left to compare', () => {
  const invisible = fc.string({
    unit: fc.constantFrom(' ', '\u200B', '\u00AD', '\uFE0F', '\u2800', '\u3164', '\0', '\u0085', 'a', '´'),
  });
  fc.assert(
    fc.property(fc.oneof(invisible, fc.string({ unit: 'binary' })), (text) => {
      expect(isBlank(text)).toBe(comparableText(text) === '');
    }),
    { numRuns: 3_000 },
  );
});
