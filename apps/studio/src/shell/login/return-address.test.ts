import { expect, test } from 'vitest';
import { returnAddressFrom, returnAddressIn } from './return-address.ts';

test('a page of the management is remembered without its alert', () => {
  expect(returnAddressFrom({ pathname: '/management/user/account', search: '?tab=1&alert=update' })).toBe(
    '/management/user/account?tab=1',
  );
  expect(returnAddressFrom({ pathname: '/management/user', search: '' })).toBe('/management/user');
});

test('no other page is', () => {
  expect(returnAddressFrom({ pathname: '/register', search: '' })).toBeUndefined();
});

test.each(['/management', '/management/user?page=2'])('%s is an address to come back to', (wanted) => {
  expect(returnAddressIn(new URLSearchParams({ wanted }))).toBe(wanted);
});

test.each([
  'https://evil.example/management',
  '//evil.example',
  '/managementx',
  '/register',
  '',
  'javascript:alert(1)',
])('%j is none', (wanted) => {
  expect(returnAddressIn(new URLSearchParams({ wanted }))).toBeUndefined();
});
