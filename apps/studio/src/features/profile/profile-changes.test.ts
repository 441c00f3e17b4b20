import { expect, test } from 'vitest';
import { changesOf, checkProfile, type Profile, profileOf } from './profile-changes.ts';

const saved = { name: 'Lena', email: 'lena@example.org' };

function edited(changes: Partial<Profile>): Profile {
  return { ...profileOf(saved), ...changes };
}

test('sends only changed fields', () => {
  expect(changesOf(edited({ name: 'Lena B.' }), saved)).toEqual({ name: 'Lena B.' });
  expect(changesOf(edited({ email: 'neu@example.org' }), saved)).toEqual({ email: 'neu@example.org' });
  expect(changesOf(edited({ password: 'Neues1$pw', old: 'Altes1$pw' }), saved)).toEqual({
    password: 'Neues1$pw',
    old_password: 'Altes1$pw',
  });
});

test('ignores spaces and letter case that do not change the name or address', () => {
  expect(changesOf(edited({ email: ' Lena@Example.org ', name: 'Lena ' }), saved)).toBeUndefined();
});

test('accepts an unchanged password', () => {
  expect(checkProfile(edited({}))).toEqual({});
});

test('requires all three fields to change the password', () => {
  expect(checkProfile(edited({ password: 'Neues1$pw' }))).toEqual({
    repeat: 'account.error.repeat',
    old: 'account.error.old',
  });
  expect(checkProfile(edited({ old: 'Altes1$pw' }))).toEqual({
    password: 'account.error.password',
    repeat: 'account.error.repeat',
  });
  expect(checkProfile(edited({ password: 'Neues1$pw', repeat: 'Anderes1$', old: 'x' }))).toEqual({
    repeat: 'account.error.unequal',
  });
});

test('requires a name and a valid address', () => {
  expect(checkProfile(edited({ name: ' ', email: 'lena@' }))).toEqual({
    name: 'account.error.name',
    email: 'account.error.noEmail',
  });
});
