import { expect, test } from 'vitest';
import { httpServer } from '#testing/servers/http-server.ts';
import { nominatim } from './geocoder.ts';

/** A geocoder server that returns one place; `asked` are the requested codes. */
async function server() {
  const asked: (string | null)[] = [];
  const address = await httpServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://test').searchParams.get('postalcode'));
    response.end('[{"lat":"50.5","lon":8,"display_name":"Ort"}]');
  });
  return { asked, address };
}

test('concurrent searches for one code share one request', async () => {
  const { address, asked } = await server();
  const geocoder = nominatim(address, { pauseMs: 0 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => geocoder.search('00001')));
  expect(answers).toEqual(Array(20).fill([{ name: 'Ort', latitude: 50.5, longitude: 8 }]));
  expect(asked).toEqual(['00001']);
});

test('requests codes one after another with a pause, and rejects more than may wait', async () => {
  const { address, asked } = await server();
  const geocoder = nominatim(address, { pauseMs: 40, waiting: 3 });
  const start = performance.now();
  const outcomes = await Promise.allSettled(['1', '2', '3', '4', '5'].map((code) => geocoder.search(code)));
  expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(asked).toEqual(['1', '2', '3']);
});

test('requests the next code after a failure', async () => {
  const { address, asked } = await server();
  const geocoder = nominatim(address, { pauseMs: 0 });
  await expect(nominatim('http://127.0.0.1:1', { pauseMs: 0 }).search('00001')).rejects.toThrow();
  await geocoder.search('00001');
  await geocoder.search('00001');
  expect(asked).toEqual(['00001', '00001']);
});
