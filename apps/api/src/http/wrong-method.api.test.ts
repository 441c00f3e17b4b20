import { expect, test } from 'vitest';
import { fileApp } from '#testing/test-app.ts';

const player = await fileApp();
const studio = await fileApp({ site: 'studio' });

test.each([
  ['DELETE', '/api/explorations', 'GET, HEAD, POST'],
  ['PUT', '/api/explorations/7', 'DELETE, PATCH'],
  ['POST', '/api/joined/pois?x=1', 'GET, HEAD'],
  ['PATCH', '/api/progress', 'DELETE, POST'],
  ['POST', '/exploration', 'GET, HEAD'],
  ['DELETE', '/exploration/gr%C3%BCner-weg/', 'GET, HEAD'],
] as const)('%s %s is refused with the allowed methods', async (method, url, allow) => {
  const answer = await player.app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  expect(answer.json()).toEqual({ errors: [{ code: 'wrong_method' }] });
});

test('the studio refuses a wrong method on its start page and on the API', async () => {
  for (const [url, allow] of [
    ['/', 'GET, HEAD'],
    ['/api/users/login', 'POST'],
  ] as const) {
    const answer = await studio.app.inject({ method: 'PUT', url });
    expect([answer.statusCode, answer.headers.allow], url).toEqual([405, allow]);
  }
});

test('an unknown address is not found with every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await player.app.inject({ method, url: '/api/explorations/1/nothing' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
  }
});
