import { expect, test } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

/** Work that the test completes by hand. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve, fail: reject };
}

test('runs work of one key in order and does not wait for other keys', async () => {
  const inTurn = keyedMutex();
  const done: string[] = [];
  const [slow, fast] = [held(), held()];
  const first = inTurn('a', slow.work).then(() => done.push('first'));
  const second = inTurn('a', fast.work).then(() => done.push('second'));
  fast.end();
  await inTurn('b', async () => void done.push('other'));
  slow.end();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('rejects for the caller of failed work and starts the next work', async () => {
  const inTurn = keyedMutex();
  const broken = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'yes');
  await expect(broken).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
