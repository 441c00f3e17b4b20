import { describe, expect, test } from 'vitest';
import { everyRoute } from '#testing/every-route.ts';
import { testApp } from '#testing/test-app.ts';

describe('a response of the API', () => {
  test.each(['/api/site', '/api/joined/pois', '/api/nothing', '/api/openapi.json'])(
    '%s forbids content sniffing and caching',
    async (url) => {
      const { app } = await testApp();
      const { headers } = await app.inject({ url });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  test.each(['/api/site', '/api/nothing', '/api/health', '/media/nothing', '/sw.js', '/'])(
    '%s says that it comes from this server, and the time of the server',
    async (url) => {
      const { app, clock } = await testApp();
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({ 'x-puzzle-runs': '3', 'server-time': String(clock.now().getTime()) });
    },
  );

  test('can be read by other origins without cookies', async () => {
    const { app } = await testApp();
    const origin = 'https://elsewhere.example';
    const { headers } = await app.inject({ url: '/api/explorations', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    for (const method of new Set(everyRoute.map((route) => route.method))) {
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: '/api/progress',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-methods']).toContain(method);
    }
  });

  test('repeats nothing of a refused request', async () => {
    const { app } = await testApp();
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/exploration/join?x=<script>',
      payload: { exploration_id: '<script>alert(1)</script>' },
    });
    expect(body).toBe('{"errors":[{"code":"invalid_request","path":"exploration_id"}]}');
  });
});
