import { expect, test } from 'vitest';
import { z } from 'zod';
import { sharedText } from './shared-text.ts';

const schema = z.object({ at: z.int(), key: z.string() });

/** Counts its reads; every read returns the number that is current when it runs. */
function counter() {
  const state = { reads: 0, at: 1 };
  const read = sharedText(schema, async (key: string) => {
    state.reads++;
    return { at: state.at, key, secret: 'GEHEIM' };
  });
  return { state, read };
}

test('calls that wait at the same moment share one read, by key', async () => {
  const { state, read } = counter();
  const texts = await Promise.all([read('a'), read('a'), read('b'), read('a')]);
  expect(state.reads).toBe(2);
  expect(texts.map(({ text }) => text.toString())).toEqual([
    '{"at":1,"key":"a"}',
    '{"at":1,"key":"a"}',
    '{"at":1,"key":"b"}',
    '{"at":1,"key":"a"}',
  ]);
});

test('a call never gets data from before it', async () => {
  const { state, read } = counter();
  const first = read('a');
  state.at = 2;
  const second = read('a');
  expect((await first).text.toString()).toContain('"at":2');
  expect(await second).toBe(await first);
  state.at = 3;
  expect((await read('a')).text.toString()).toContain('"at":3');
});

test('equal data keep their text, and other data have another ETag', async () => {
  const { state, read } = counter();
  const before = await read('a');
  expect(await read('a')).toBe(before);
  state.at = 2;
  expect((await read('a')).etag).not.toBe(before.etag);
});

test('a failed read is refused to all who share it, and the next call reads again', async () => {
  let fails = true;
  const read = sharedText(schema, async (key: string) => {
    if (fails) throw new Error('gone');
    return { at: 1, key };
  });
  expect((await Promise.allSettled([read('a'), read('a')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  fails = false;
  expect((await read('a')).text.toString()).toBe('{"at":1,"key":"a"}');
});
