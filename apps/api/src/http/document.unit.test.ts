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

test('the document of the API is valid OpenAPI 3', async () => {
  const document = await served();
  expect(document.openapi).toMatch(/^3\.0/);
  await SwaggerParser.validate(structuredClone(document));
});

test('it names every call of the contract, and its failures', async () => {
  const { paths = {} } = await served();
  const named = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(named.toSorted()).toEqual(everyRoute.map(({ method, path }) => `${method} ${path}`).toSorted());
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item ?? {}) as { responses: object }[]) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '400', '401', '404', '429', '500']),
      );
    }
  }
});
