import { expect, test } from 'vitest';
import { hasTopLevelAwait } from './top-level-await.ts';

test.each([
  { code: 'const x = await import("./x.js"); export { x };', waits: true },
  { code: 'if (document) { for await (const x of y) x(); } export {};', waits: true },
  { code: 'export class X { y = [await z]; }', waits: true },
  {
    code: 'var f = async () => { await g(); }; async function h() { for await (const x of y) x(); } class X { async z() { await g(); } }',
    waits: false,
  },
  { code: 'const await_ = "await x"; export { await_ };', waits: false },
])('$code', ({ code, waits }) => {
  expect(hasTopLevelAwait(code)).toBe(waits);
});
