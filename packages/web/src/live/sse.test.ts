import { expect, test } from 'vitest';
import { createEventReader } from './sse.ts';

const points = { event: 'points', data: '{"netPoints":5}' };

test.each([
  ['a named event', 'event: points\ndata: {"netPoints":5}\n\n', [points]],
  ['no space after the colon', 'event:points\ndata:{"netPoints":5}\n\n', [points]],
  ['data over several lines', 'data: one\ndata: two\n\n', [{ event: 'message', data: 'one\ntwo' }]],
  ['a heartbeat between events', ': still here\n\nevent: pois\ndata: {}\n\n', [{ event: 'pois', data: '{}' }]],
  [
    'fields id and retry, which are ignored',
    'id: 7\nretry: 3000\nevent: pois\ndata: {}\n\n',
    [{ event: 'pois', data: '{}' }],
  ],
  ['a name without data, which is ignored', 'event: ranking\n\ndata: x\n\n', [{ event: 'message', data: 'x' }]],
  ['CRLF line ends', 'event: points\r\ndata: {"netPoints":5}\r\n\r\n', [points]],
  ['an incomplete event, which is held back', 'event: points\ndata: {"netPoints":5}\n', []],
  ['an empty data line', 'data\n\n', [{ event: 'message', data: '' }]],
])('parses %s', (_what, text, expected) => {
  expect(createEventReader()(text)).toEqual(expected);
});

test('returns the same events wherever the stream is cut', () => {
  const text = ': hello\r\n\r\nevent: points\r\ndata: {"netPoints":5}\r\n\r\nevent: pois\ndata: {}\n\n';
  for (let size = 1; size < text.length; size += 1) {
    const read = createEventReader();
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(chunks.flatMap(read), `cut every ${size}`).toEqual([points, { event: 'pois', data: '{}' }]);
  }
});
