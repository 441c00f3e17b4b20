import type { CallMetadata } from '@puzzle-runs/contract/call-metadata.ts';
import { optionalSession, runToken, sessionToken } from '@puzzle-runs/contract/token-headers.ts';
import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';
import { exampleOf } from './example.ts';
import type { NamedSchemas, Schema } from './named-schemas.ts';
import { responsesOf } from './responses.ts';

/** Security schemes by the header schema of a route. An empty entry means that the token is optional. */
const TOKENS = new Map<unknown, Record<string, string[]>[]>([
  [sessionToken, [{ session: [] }]],
  [optionalSession, [{ session: [] }, {}]],
  [runToken, [{ run: [] }]],
]);

/** The upload takes the first file of a form, under any name. */
const UPLOAD = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** Describes one call. `part` and `call` are its place in the contract. */
export function operationOf(schemas: NamedSchemas, route: AppRoute, part: string, call: string) {
  const content = bodyOf(schemas, route);
  return {
    operationId: `${part}.${call}`,
    tags: [part],
    summary: route.summary,
    description: route.description,
    security: TOKENS.get(route.headers) ?? [],
    parameters: [...parametersOf(schemas, route.pathParams, 'path'), ...parametersOf(schemas, route.query, 'query')],
    ...(content && { requestBody: { required: true, content } }),
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
  const { form } = (route.metadata ?? {}) as CallMetadata;
  return {
    'application/json': { schema, example },
    ...(form && { 'application/x-www-form-urlencoded': { example: formOf(example) } }),
  };
}

/** The form has an example and no schema: openapi-python-client 0.29 writes broken code for two schemas of one required body. */
function formOf(example: unknown): string {
  return new URLSearchParams(example as Record<string, string>).toString();
}
