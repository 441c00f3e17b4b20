import { expect, test } from 'vitest';
import { returnAddressFrom, returnAddressIn } from './return-address.ts';

test('remembers a page of the management without its alert', () => {
  expect(returnAddressFrom({ pathname: '/management/user/account', search: '?tab=1&alert=update' })).toBe(
    '/management/user/account?tab=1',
  );
  expect(returnAddressFrom({ pathname: '/management/user', search: '' })).toBe('/management/user');
});

test('remembers no other page', () => {
  expect(returnAddressFrom({ pathname: '/register', search: '' })).toBeUndefined();
});

test.each(['/management', '/management/user?page=2'])('accepts %s as return address', (wanted) => {
  expect(returnAddressIn(new URLSearchParams({ wanted }))).toBe(wanted);
});

test.each([
  'https://evil.example/management',
  '//evil.example',
  '/managementx',
  '/register',
  '',
  'javascript:alert(1)',
])('rejects %j as return address', (wanted) => {
  expect(returnAddressIn(new URLSearchParams({ wanted }))).toBeUndefined();
});
