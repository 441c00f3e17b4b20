import { expect, test } from 'vitest';
import { isAccessCode, isWeakAccessCode } from './access-code.ts';

test.each([
  { code: '0', allowed: false, because: 'it means that no code is needed' },
  { code: ' 0 ', allowed: false, because: 'it is stored without the spaces' },
  { code: '０\u200B', allowed: false, because: 'it looks like 0' },
  { code: '00', allowed: true, because: 'it is another text' },
  { code: '10', allowed: true, because: 'it is another text' },
  { code: 'EICHE', allowed: true, because: 'it is a word' },
])('“$code” may be a code: $allowed, $because', ({ code, allowed }) => {
  expect(isAccessCode(code)).toBe(allowed);
});

test.each([
  ['', false],
  ['EICHE', true],
  [' EICHE ', true],
  ['7K4XQ2', false],
])('the code “%s” is weak: %s', (code, weak) => {
  expect(isWeakAccessCode(code)).toBe(weak);
});
