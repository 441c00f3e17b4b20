import { contract } from '@puzzle-runs/contract/contract.ts';
import { PROBLEMS } from '@puzzle-runs/domain/problem.ts';
import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { everyRoute } from '#testing/every-route.ts';

const lists = everyRoute.flatMap(({ name, query }) =>
  query && 'limit' in query.shape ? [{ name, limit: query.shape.limit as z.ZodType }] : [],
);

describe('the limit of a list defaults to ten rows', () => {
  test.each(lists)('$name', ({ limit }) => {
    expect(limit.parse(undefined)).toBe(10);
  });
});

const responses = Object.entries(contract).flatMap(([part, routes]) =>
  Object.entries(routes as Record<string, AppRoute>).flatMap(([call, route]) =>
    Object.entries(route.responses).map(([status, schema]) => ({ name: `${part}.${call} ${status}`, status, schema })),
  ),
);
const refusal = { errors: [{ code: Object.keys(PROBLEMS)[0] }] };

test('every refusal has the field `errors`, and no other response does', () => {
  const refusals = responses.filter(({ schema }) => schema instanceof z.ZodObject && 'errors' in schema.shape);
  expect(refusals).toEqual(responses.filter(({ status }) => status !== '200'));
  for (const { name, schema } of refusals) expect((schema as z.ZodType).safeParse(refusal).success, name).toBe(true);
});
