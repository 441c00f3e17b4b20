import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isPassword,
  missingPasswordKinds,
  PASSWORD_KINDS,
  PASSWORD_PATTERN,
  PASSWORD_RULES,
  proposePassword,
} from './password.ts';

test.each([
  { password: 'Abcdef1!', misses: [], because: 'eight characters, all kinds' },
  { password: 'Ab1@$!%*?&', misses: [], because: 'every special character is allowed' },
  { password: 'abcdef1!', misses: ['upper'], because: 'no capital' },
  { password: 'ABCDEF1!', misses: ['lower'], because: 'no small letter' },
  { password: 'Abcdefg!', misses: ['number'], because: 'no digit' },
  { password: 'Abcdefg1', misses: ['special'], because: 'no special character' },
  { password: 'Abcde1!', misses: ['length'], because: 'seven characters' },
  { password: 'Abcdef1!-', misses: ['case'], because: 'a hyphen is not allowed' },
  { password: 'Abcdef1! ', misses: ['case'], because: 'a space is not allowed' },
  { password: 'Äbcdef1!', misses: ['case', 'upper'], because: 'an umlaut is not allowed' },
  { password: 'Abcdef1!\n', misses: ['case'], because: 'a line break is not allowed' },
  { password: '', misses: ['lower', 'upper', 'number', 'special', 'length'], because: 'it is empty' },
  { password: '#', misses: [...PASSWORD_KINDS], because: 'it breaks every part' },
])('“$password” misses $misses: $because', ({ password, misses }) => {
  expect(missingPasswordKinds(password)).toEqual(misses);
});

test('a password is valid exactly when it breaks no part of the rule', () => {
  const nearly = fc.string({
    unit: fc.constantFrom('a', 'B', '3', '!', '@', 'z', 'Q', '9', ' ', 'ä', '\n'),
    minLength: 6,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' })), (password) => {
      expect(isPassword(password)).toBe(missingPasswordKinds(password).length === 0);
    }),
    { numRuns: 5_000 },
  );
});

test('stays valid when allowed characters are appended', () => {
  const allowed = fc.string({
    unit: fc.constantFrom('a', 'z', 'A', 'Z', '0', '9', '@', '$', '!', '%', '*', '?', '&'),
    maxLength: 200,
  });
  fc.assert(
    fc.property(allowed, (more) => {
      expect(isPassword(`Abcdef1!${more}`)).toBe(true);
    }),
  );
});

test('works as the pattern attribute of an input, which uses the v flag', () => {
  expect(new RegExp(PASSWORD_PATTERN.source, 'v').test('Abcdef1!')).toBe(true);
});

test('every proposed password is valid', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(10_000)), (numbers) => {
      const password = proposePassword((limit) => Number(numbers.next().value) % limit);
      expect(missingPasswordKinds(password)).toEqual([]);
      expect(password).toHaveLength(18);
    }),
  );
});

test('the rule for password managers names each part of the rule', () => {
  const parts = PASSWORD_RULES.split('; ');
  expect(parts).toEqual([
    'minlength: 8',
    'maxlength: 200',
    'required: lower',
    'required: upper',
    'required: digit',
    'required: [@$!%*?&]',
  ]);
});
