import { expect, test } from 'vitest';
import { patience, patiently, STALLED_MS } from './patience.ts';

/** Somebody who waits, with a clock that is moved by hand. */
function waiting() {
  let now = 0;
  let due: number | undefined;
  let gaveUp = false;
  const giveUp = () => {
    gaveUp = true;
  };
  return {
    ...patience(giveUp, (_, ms) => {
      due = now + ms;
      return () => {
        due = undefined;
      };
    }),
    pass(ms: number) {
      now += ms;
      if (due !== undefined && due <= now) giveUp();
    },
    hasGivenUp: () => gaveUp,
  };
}

/** An answer whose pieces arrive when they are sent. */
function answerInPieces() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const source = writable.getWriter();
  return {
    answer: new Response(readable, { headers: { 'content-type': 'text/csv' } }),
    send: (text: string) => source.write(new TextEncoder().encode(text)),
    close: () => source.close(),
  };
}

test('an answer may take much longer than anybody waits, as long as it goes on arriving', async () => {
  const somebody = waiting();
  const { answer, send, close } = answerInPieces();
  const watched = patiently(answer, somebody);
  expect(watched.headers.get('content-type')).toBe('text/csv');
  const reader = watched.body?.getReader();
  for (const piece of ['one', 'two', 'three']) {
    somebody.pass(STALLED_MS - 1);
    const sent = send(piece);
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(piece);
    await sent;
  }
  const closed = close();
  expect(await reader?.read()).toMatchObject({ done: true });
  await closed;
  somebody.pass(2 * STALLED_MS);
  expect(somebody.hasGivenUp()).toBe(false);
});

test('an answer that stops arriving is given up', () => {
  const somebody = waiting();
  patiently(answerInPieces().answer, somebody);
  somebody.pass(STALLED_MS);
  expect(somebody.hasGivenUp()).toBe(true);
});

test('nobody waits for an answer without content', () => {
  const somebody = waiting();
  somebody.waitAtMost(STALLED_MS);
  patiently(new Response(null, { status: 204 }), somebody);
  somebody.pass(STALLED_MS);
  expect(somebody.hasGivenUp()).toBe(false);
});
