import { expect, test } from 'vitest';
import { wantedFrom, wantedOf } from './return-address.ts';

test('a page of the management is remembered without its alert', () => {
  expect(wantedFrom({ pathname: '/management/user/account', search: '?tab=1&alert=update' })).toBe(
    '/management/user/account?tab=1',
  );
  expect(wantedFrom({ pathname: '/management/user', search: '' })).toBe('/management/user');
});

test('no other page is', () => {
  expect(wantedFrom({ pathname: '/register', search: '' })).toBeUndefined();
});

test.each(['/management', '/management/user?page=2'])('%s is an address to come back to', (wanted) => {
  expect(wantedOf(new URLSearchParams({ wanted }))).toBe(wanted);
});

test.each([
  'https://evil.example/management',
  '//evil.example',
  '/managementx',
  '/register',
  '',
  'javascript:alert(1)',
])('%j is none', (wanted) => {
  expect(wantedOf(new URLSearchParams({ wanted }))).toBeUndefined();
});
