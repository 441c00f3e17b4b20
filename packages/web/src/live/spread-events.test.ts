import { expect, test } from 'vitest';
import type { LiveEvent } from './live-event.ts';
import { spreadEvents } from './spread-events.ts';

/** Half of every spread is waited, and `elapse` ends all waits. */
function listener() {
  const received: LiveEvent['event'][] = [];
  const waits: { ms: number; run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    const wait = { ms, run };
    waits.push(wait);
    return () => void waits.splice(waits.indexOf(wait), 1);
  };
  const stream = spreadEvents(({ event }) => received.push(event), { random: () => 0.5, after });
  const elapse = () => waits.splice(0).map(({ ms, run }) => (run(), ms));
  return { received, elapse, ...stream };
}

test('an event without a spread is passed at once', () => {
  const { received, pass, elapse } = listener();
  pass({ event: 'pois' });
  expect(received).toEqual(['pois']);
  expect(elapse()).toEqual([]);
});

test('an event with a spread is passed once, after a random part of it', () => {
  const { received, pass, elapse } = listener();
  for (const event of ['ranking', 'ranking', 'pois', 'ranking'] as const) pass({ event, within: 2_000 });
  expect(received).toEqual([]);
  expect(elapse()).toEqual([1_000, 1_000]);
  expect(received).toEqual(['ranking', 'pois']);
  pass({ event: 'ranking', within: 100 });
  expect(elapse()).toEqual([50]);
  expect(received).toEqual(['ranking', 'pois', 'ranking']);
});

test('a closed stream passes nothing more', () => {
  const { received, pass, close, elapse } = listener();
  pass({ event: 'ranking', within: 2_000 });
  close();
  elapse();
  expect(received).toEqual([]);
});
