import { expect, test } from 'vitest';
import { isAccessCode, isWeakAccessCode, normalizeLinkKey } from './access-code.ts';

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

test.each(['k7m2q', 'K7M2Q', ' k7m2q.', '(k7m2q)'])('the link key “%s” is read as it is stored', (typed) => {
  expect(normalizeLinkKey(typed)).toBe('k7m2q');
});
