import { expect, test } from 'vitest';
import { Unavailable } from '#errors/unavailable.ts';
import { workerThread } from './worker-thread.ts';

/** A thread that returns each text, except for the words of its script. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (text) => {
      if (text === 'fail') throw new Error('failed');
      if (text === 'loop') for (;;);
      if (text === 'grow') for (const all = [];;) all.push({});
      parentPort.postMessage(text);
    });
  `)}`,
);

test('does one piece of work after another, and returns each result to its caller', async () => {
  const echo = workerThread<string, string>({ script, waiting: 10 });
  expect(await Promise.all(['a', 'b', 'c'].map((text) => echo(text)))).toEqual(['a', 'b', 'c']);
});

test('refuses work beyond those that may wait', async () => {
  const echo = workerThread<string, string>({ script, waiting: 1 });
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((text) => echo(text)));
  expect(settled).toMatchObject([{ value: 'a' }, { value: 'b' }, { reason: expect.any(Unavailable) }]);
});

test.each(['fail', 'loop', 'grow'])(
  'after work that cannot end (%s) the next one is done by a new thread',
  async (text) => {
    const echo = workerThread<string, string>({ script, waiting: 10, deadlineMs: 2_000, heapMegabytes: 16 });
    const settled = await Promise.allSettled([echo(text), echo('next')]);
    expect(settled).toMatchObject([{ reason: expect.any(Unavailable) }, { value: 'next' }]);
  },
);
