import { expect, test } from 'vitest';
import { Unavailable } from '#errors/unavailable.ts';
import { keyedLimit } from './keyed-limit.ts';

const here = new AbortController().signal;
const turn = { key: 'a', left: here };
const waiting = { ofKey: 3, inAll: 4 };

/** Work that the test ends by hand; `started` are the names in the order in which they started. */
function pieces() {
  const started: string[] = [];
  const piece = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const work = () => {
      started.push(name);
      return promise;
    };
    return { work, end: () => resolve(name), fail: reject };
  };
  return { started, piece };
}

test('runs two pieces of work of one key at once and the others in their order; other keys do not wait', async () => {
  const inTurn = keyedLimit({ running: 2, waiting });
  const { started, piece } = pieces();
  const works = ['1', '2', '3', '4'].map(piece);
  const results = works.map(({ work }) => inTurn(turn, work));
  const other = piece('other');
  const result = inTurn({ key: 'b', left: here }, other.work);
  expect(started).toEqual(['1', '2', 'other']);
  works[1]?.end();
  await results[1];
  expect(started).toEqual(['1', '2', 'other', '3']);
  other.end();
  await result;
  expect(started).toHaveLength(4);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual(['1', '2', '3', '4']);
});

test('refuses work when as many of its key wait as may, and of all keys', async () => {
  const inTurn = keyedLimit({ running: 1, waiting });
  const { piece } = pieces();
  const ends: (() => void)[] = [];
  const start = (key: string) => {
    const { work, end } = piece(key);
    ends.push(end);
    return inTurn({ key, left: here }, work);
  };
  const accepted = [start('a'), start('a'), start('a'), start('a')];
  await expect(start('a')).rejects.toThrow('too many pending requests');
  accepted.push(start('b'), start('b'));
  await expect(start('b')).rejects.toThrow('too many pending requests');
  await expect(start('b')).rejects.toBeInstanceOf(Unavailable);
  for (const end of ends) end();
  expect(await Promise.all(accepted)).toHaveLength(6);
  await expect(inTurn(turn, async () => 'again')).resolves.toBe('again');
});

test('gives no place to work whose caller left while it waited, or before', async () => {
  const inTurn = keyedLimit({ running: 1, waiting });
  const { started, piece } = pieces();
  const [first, left, last] = [piece('first'), piece('left'), piece('last')];
  const leaving = new AbortController();
  const running = inTurn(turn, first.work);
  const refused = inTurn({ key: 'a', left: leaving.signal }, left.work);
  const waits = inTurn(turn, last.work);
  leaving.abort();
  await expect(refused).rejects.toThrow('the caller left');
  await expect(inTurn({ key: 'a', left: leaving.signal }, left.work)).rejects.toThrow('the caller left');
  first.end();
  await running;
  last.end();
  await waits;
  expect(started).toEqual(['first', 'last']);
});

test('starts the next work after a failed one, and refuses all that wait after an error that ends the queue', async () => {
  const inTurn = keyedLimit({ running: 1, waiting, endsQueue: (error) => error instanceof Unavailable });
  const { started, piece } = pieces();
  const [wrong, away, waits] = [piece('wrong'), piece('away'), piece('waits')];
  const results = [wrong, away, waits].map(({ work }) => inTurn(turn, work));
  wrong.fail(new Error('wrong'));
  await expect(results[0]).rejects.toThrow('wrong');
  away.fail(new Unavailable('away'));
  const [, ...others] = await Promise.allSettled(results);
  expect(others).toMatchObject([{ reason: { message: 'away' } }, { reason: { message: 'away' } }]);
  expect(started).toEqual(['wrong', 'away']);
  await expect(inTurn(turn, async () => 'back')).resolves.toBe('back');
});

test('work that leaves early gives its place to the next one only once', async () => {
  const inTurn = keyedLimit({ running: 1, waiting });
  const { started, piece } = pieces();
  const [next, last] = [piece('next'), piece('last')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(turn, async (leave) => {
    leave();
    leave();
    await promise;
  });
  const results = [next, last].map(({ work }) => inTurn(turn, work));
  resolve();
  await first;
  expect(started).toEqual(['next']);
  next.end();
  await results[0];
  expect(started).toEqual(['next', 'last']);
  last.end();
  await results[1];
});
