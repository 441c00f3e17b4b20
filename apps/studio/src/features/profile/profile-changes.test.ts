import { expect, test } from 'vitest';
import { changesOf, checkProfile, type Profile, profileOf } from './profile-changes.ts';

const saved = { name: 'Lena', email: 'lena@example.org' };

function edited(changes: Partial<Profile>): Profile {
  return { ...profileOf(saved), ...changes };
}

test('only what changed is sent', () => {
  expect(changesOf(edited({ name: 'Lena B.' }), saved)).toEqual({ name: 'Lena B.' });
  expect(changesOf(edited({ email: 'neu@example.org' }), saved)).toEqual({ email: 'neu@example.org' });
  expect(changesOf(edited({ password: 'Neues1$pw', old: 'Altes1$pw' }), saved)).toEqual({
    password: 'Neues1$pw',
    old_password: 'Altes1$pw',
  });
});

test('another spelling of the same is no change', () => {
  expect(changesOf(edited({ email: ' Lena@Example.org ', name: 'Lena ' }), saved)).toBeUndefined();
});

test('the password may stay', () => {
  expect(checkProfile(edited({}))).toEqual({});
});

test('who changes the password enters all three fields', () => {
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

test('name and address are required', () => {
  expect(checkProfile(edited({ name: ' ', email: 'lena@' }))).toEqual({
    name: 'account.error.name',
    email: 'account.error.noEmail',
  });
});
