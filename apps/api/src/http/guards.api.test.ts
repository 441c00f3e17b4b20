import { describe, expect, test } from 'vitest';
import { everyRoute, PUBLIC } from '#testing/every-route.ts';
import { fileApp } from '#testing/test-app.ts';

const { app } = await fileApp();

test('the list of public calls contains only calls of the contract', () => {
  const names = everyRoute.map(({ name }) => name);
  expect(PUBLIC.filter((name) => !names.includes(name))).toEqual([]);
});

describe('without a valid token only the listed public calls are allowed', () => {
  test.each(everyRoute)('$name', async ({ name, method, path }) => {
    const url = path.replace(/:\w+/g, '1');
    const answers = await Promise.all([
      app.inject({ method: method as 'GET', url }),
      app.inject({ method: method as 'GET', url, headers: { authorization: 'Bearer ' } }),
      app.inject({ method: method as 'GET', url, headers: { authorization: 'Bearer a.b.c' } }),
      ...(method === 'GET' ? [] : [app.inject({ method: method as 'POST', url, payload: {} })]),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    if (PUBLIC.includes(name)) expect(statuses[0]).not.toBe(401);
    else expect(statuses).toEqual(statuses.map(() => 401));
  });

  test('status 401 comes with the problem `unauthorized`', async () => {
    const answer = await app.inject({ url: '/api/joined/pois' });
    expect(answer.json()).toEqual({ errors: [{ code: 'unauthorized' }] });
  });
});

test('an unknown address of the API returns the problem `not_found`', async () => {
  for (const url of ['/api/nothing', '/api/docs/nothing', '/api/explorations/1/nothing', '/api/../api/x']) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.json().errors?.[0]?.code], `${method} ${url}`).toEqual([404, 'not_found']);
    }
  }
});
