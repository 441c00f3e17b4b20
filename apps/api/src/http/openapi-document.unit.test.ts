import { brotliDecompressSync } from 'node:zlib';
import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';
import { everyRoute } from '#testing/every-route.ts';
import { testApp } from '#testing/test-app.ts';

type Api = Awaited<ReturnType<typeof SwaggerParser.validate>> & { openapi: string };

async function served(): Promise<Api> {
  const { app } = await testApp();
  const answer = await app.inject({ url: '/api/openapi.json' });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  return answer.json();
}

test('the document is valid OpenAPI 3', async () => {
  const document = await served();
  expect(document.openapi).toMatch(/^3\.1/);
  await SwaggerParser.validate(structuredClone(document));
});

test('the compressed document has less than a tenth of the size', async () => {
  const { app } = await testApp();
  const whole = await app.inject({ url: '/api/openapi.json' });
  const packed = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
  expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 10);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(whole.body);
});

test('each call names its security scheme, and an optional token is marked as optional', async () => {
  const { paths = {}, ...document } = await served();
  const securityOf = (path: string, method: 'get' | 'post' | 'delete') => paths[path]?.[method]?.security;
  expect(securityOf('/api/users/login', 'post')).toEqual([]);
  expect(securityOf('/api/users/myself', 'get')).toEqual([{ session: [] }]);
  expect(securityOf('/api/contacts', 'post')).toEqual([{ session: [] }, {}]);
  expect(securityOf('/api/joined/pois', 'get')).toEqual([{ run: [] }]);
  expect(JSON.stringify(paths)).not.toContain('"authorization"');
  expect(document).toMatchObject({ components: { securitySchemes: { session: { scheme: 'bearer' }, run: {} } } });
});

test('the docs page loads only files of this site', async () => {
  const { app } = await testApp({ env: { PLAYER_URL: 'https://play.example.org' } });
  for (const url of ['/api/docs', '/api/docs/']) {
    const { body, headers, statusCode } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';" +
        "base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers['strict-transport-security']).toContain('max-age');
    const asked = Array.from(
      body.matchAll(/(?:src|href)="([^"]+)"/g),
      ([, path = '']) => new URL(path, 'http://x/api/docs/'),
    );
    expect(asked.length).toBeGreaterThan(4);
    for (const { host, pathname } of asked) {
      expect([host, (await app.inject({ url: pathname })).statusCode], pathname).toEqual(['x', 200]);
    }
  }
  const { body } = await app.inject({ url: '/api/docs/static/swagger-initializer.js' });
  expect(body).toContain('validatorUrl: null');
  expect((await app.inject({ url: '/api/docs/json' })).json()).toEqual(
    (await app.inject({ url: '/api/openapi.json' })).json(),
  );
  for (const url of ['/api/docs/gone', '/api/docs/static/gone.js', '/api/docs/static/..%2f..%2fpackage.json']) {
    expect((await app.inject({ url })).json(), url).toEqual({ errors: [{ code: 'not_found' }] });
  }
});

test('the document names every call of the contract and its error statuses', async () => {
  const { paths = {} } = await served();
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries((item ?? {}) as Record<string, { responses: object }>).map(([method, { responses }]) => ({
      call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      statuses: Object.keys(responses),
    })),
  );
  const declared = everyRoute.map(({ method, path, statuses }) => ({ call: `${method} ${path}`, statuses }));
  expect(described).toEqual(expect.arrayContaining(declared));
  expect(described).toHaveLength(declared.length);
});

test('a call refuses with its own statuses only, and tells when to call again', async () => {
  const { paths = {} } = await served();
  const responsesOf = (path: string) => paths[path]?.get?.responses ?? {};
  expect(Object.keys(responsesOf('/api/health'))).toEqual(['200', '500', '503']);
  expect(Object.keys(responsesOf('/api/captcha'))).toEqual(['200', '400', '429', '500', '503']);
  expect(responsesOf('/api/captcha')['429']).toMatchObject({
    description: 'Too Many Requests: `rate_limited`',
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  });
});
