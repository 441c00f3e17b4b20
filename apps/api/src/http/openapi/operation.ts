import { optionalSession, runToken, runTokenAndCaptcha, sessionToken } from '@puzzle-runs/contract/token-headers.ts';
import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';
import { takesForm } from '../contract-route.ts';
import { exampleOf } from './example-values.ts';
import type { NamedSchemas, Schema } from './named-schemas.ts';
import { responsesOf } from './responses.ts';

/** Security schemes by the header schema of a route. An empty entry means that the token is optional. */
const TOKENS = new Map<unknown, Record<string, string[]>[]>([
  [sessionToken, [{ session: [] }]],
  [optionalSession, [{ session: [] }, {}]],
  [runToken, [{ run: [] }]],
  [runTokenAndCaptcha, [{ run: [] }]],
]);

/** The upload takes the first file of a form, under any name. */
const UPLOAD = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** Describes one call. `part` and `call` are its place in the contract. */
export function operationOf(schemas: NamedSchemas, route: AppRoute, part: string, call: string) {
  const content = bodyOf(schemas, route);
  // A call that takes a form names the missing fields when it has no body. That its body is not required spares users of
  // openapi-python-client 0.29.1 a module that cannot be imported (its issue 1451).
  const required = !takesForm(route);
  return {
    operationId: `${part}.${call}`,
    tags: [part],
    summary: route.summary,
    description: route.description,
    security: TOKENS.get(route.headers) ?? [],
    parameters: [...parametersOf(schemas, route.pathParams, 'path'), ...parametersOf(schemas, route.query, 'query')],
    ...(content && { requestBody: { required, content } }),
    responses: responsesOf(schemas, route),
  };
}

function parametersOf(schemas: NamedSchemas, fields: unknown, place: 'path' | 'query') {
  if (!(fields instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = schemas.convert(fields, 'input');
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    example: exampleOf(schema, schemas.components, [name]),
  }));
}

/** The request body by content type; undefined for calls without one. */
function bodyOf(schemas: NamedSchemas, route: AppRoute) {
  if (!('body' in route)) return undefined;
  if (route.contentType === 'multipart/form-data') return { 'multipart/form-data': { schema: UPLOAD } };
  if (!(route.body instanceof z.ZodType)) return undefined;
  const schema = schemas.convert(route.body, 'input');
  const example = exampleOf(schema, schemas.components, []);
  return {
    'application/json': { schema, example },
    ...(takesForm(route) && { 'application/x-www-form-urlencoded': { schema: schemas.asForm(schema), example } }),
  };
}
