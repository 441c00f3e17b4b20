import { expect, test } from 'vitest';
import { createEventReader } from './sse.ts';

const points = { event: 'points', data: '{"netPoints":5}' };

test.each([
  ['an event with its name', 'event: points\ndata: {"netPoints":5}\n\n', [points]],
  ['no space after the colon', 'event:points\ndata:{"netPoints":5}\n\n', [points]],
  ['data over several lines', 'data: one\ndata: two\n\n', [{ event: 'message', data: 'one\ntwo' }]],
  ['a heartbeat between events', ': still here\n\nevent: pois\ndata: {}\n\n', [{ event: 'pois', data: '{}' }]],
  ['id and retry', 'id: 7\nretry: 3000\nevent: pois\ndata: {}\n\n', [{ event: 'pois', data: '{}' }]],
  ['a name without data is no event', 'event: ranking\n\ndata: x\n\n', [{ event: 'message', data: 'x' }]],
  ['line ends of other systems', 'event: points\r\ndata: {"netPoints":5}\r\n\r\n', [points]],
  ['an event that has not ended', 'event: points\ndata: {"netPoints":5}\n', []],
  ['an empty data line', 'data\n\n', [{ event: 'message', data: '' }]],
])('%s', (_what, text, expected) => {
  expect(createEventReader()(text)).toEqual(expected);
});

test('it does not matter where the stream is cut', () => {
  const text = ': hello\r\n\r\nevent: points\r\ndata: {"netPoints":5}\r\n\r\nevent: pois\ndata: {}\n\n';
  for (let size = 1; size < text.length; size += 1) {
    const read = createEventReader();
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(chunks.flatMap(read), `cut every ${size}`).toEqual([points, { event: 'pois', data: '{}' }]);
  }
});
