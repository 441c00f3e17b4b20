import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test('logins to an account that arrive together wait like those that follow each other', async () => {
  const { app } = await testApp({ env: { RATE_LIMIT: 'on' } });
  const begin = performance.now();
  const login = async (_: unknown, index: number) => {
    const payload = { email: 'ada@example.org', password: 'Wrong-1a' };
    const remoteAddress = `10.0.0.${index + 1}`;
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/users/login', payload, remoteAddress });
    return { statusCode, waited: performance.now() - begin };
  };
  const logins = await Promise.all(Array.from({ length: 13 }, login));
  expect(new Set(logins.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  // The eleventh to the thirteenth: 250 ms, then twice as long.
  const waited = logins.map((each) => each.waited).toSorted((a, b) => a - b);
  for (const [index, delay] of [250, 500, 1_000].entries()) {
    expect(waited[10 + index]).toBeGreaterThan(delay - 10);
  }
});

test('logins to other accounts do not wait', async () => {
  const { deps } = await testApp({ env: { RATE_LIMIT: 'on' } });
  const others: number[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const among = (key: string) =>
    deps.guesses.amongOthers(key, async (count) => {
      others.push(count);
      await end;
    });
  const running = [among('ada'), among('ada'), among('bob'), among('ada')];
  await expect.poll(() => others).toEqual([0, 1, 0, 2]);
  resolve();
  await Promise.all(running);
  await among('ada');
  expect(others.at(-1)).toBe(0);
});
