import { STATUS_CODES } from 'node:http';
import type { CallMetadata } from '@puzzle-runs/contract/call-metadata.ts';
import { problemCodesOf, problems } from '@puzzle-runs/contract/failures.ts';
import { type LiveEventName, liveEvents } from '@puzzle-runs/contract/live-events.ts';
import { type AppRoute, isAppRouteOtherResponse } from '@ts-rest/core';
import type { z } from 'zod';
import { exampleOf } from './example-values.ts';
import { type NamedSchemas, refName } from './named-schemas.ts';

type Response = AppRoute['responses'][number];

/** The responses of a call by status: success and the failures that the contract declares. */
export function responsesOf(schemas: NamedSchemas, route: AppRoute): Record<string, object> {
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, response]) => [
      status,
      status === '200' ? success(schemas, response, route) : failure(schemas, response as z.ZodType, status),
    ]),
  );
}

function success(schemas: NamedSchemas, response: Response, { metadata }: AppRoute): object {
  if (isAppRouteOtherResponse(response)) {
    const { events } = (metadata ?? {}) as CallMetadata;
    return events ? eventStream(schemas, events) : fileResponse(response.contentType);
  }
  const schema = schemas.convert(response as z.ZodType, 'output');
  const example = exampleOf(schema, schemas.components, []);
  return { description: 'Success', content: { 'application/json': { schema, example } } };
}

function fileResponse(contentType: string): object {
  const isPicture = contentType.startsWith('image/');
  return {
    description: 'Success',
    content: { [contentType]: { schema: { type: 'string', ...(isPicture && { format: 'binary' }) } } },
  };
}

/** OpenAPI cannot type the events of a stream: the description and `x-events` name the schema of each event's data. */
function eventStream(schemas: NamedSchemas, names: readonly LiveEventName[]): object {
  const events = names.map((name) => [name, schemas.convert(liveEvents[name], 'output')] as const);
  const list = events.map(([name, schema]) => `\`${name}\` (${refName(schema) ?? 'an empty object'})`).join(', ');
  const lines = events.map(
    ([name, schema]) => `event: ${name}\ndata: ${JSON.stringify(exampleOf(schema, schemas.components, []))}\n\n`,
  );
  return {
    description: `Server-sent events with JSON data: ${list}`,
    content: { 'text/event-stream': { schema: { type: 'string' }, example: lines.join('') } },
    'x-events': Object.fromEntries(events),
  };
}

function failure(schemas: NamedSchemas, response: z.ZodType, status: string): object {
  const { codes = [] } = problemCodesOf.get(response) ?? {};
  return {
    description: `${STATUS_CODES[status]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    ...((status === '429' || status === '503') && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/json': { schema: schemas.convert(problems, 'output'), example: { errors: [{ code: codes[0] }] } },
    },
  };
}
