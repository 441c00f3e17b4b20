import { expect, test } from 'vitest';
import { isInsecureOrigin } from './prepare.ts';

test.each([
  ['http://play.example.org', true],
  ['http://192.168.1.20:3000', true],
  ['http://localhost.example.org', true],
  ['https://play.example.org', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('%s is insecure: %s', (origin, insecure) => {
  expect(isInsecureOrigin(origin)).toBe(insecure);
});
