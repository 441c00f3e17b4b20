import { contract } from '@puzzle-runs/contract/contract.ts';
import { API_MAJOR } from '@puzzle-runs/site/own-response.ts';
import type { AppRoute } from '@ts-rest/core';
import { namedSchemas } from './named-schemas.ts';
import { operationOf } from './operation.ts';
import { TAGS } from './tags.ts';

/** Semantic version of the API. `released-document.unit.test.ts` says when it must rise. */
const VERSION = `${API_MAJOR}.1.0`;

/** Folder of the released documents: one file for each version, `openapi-2.0.0.json`. */
export const RELEASES = new URL('../../../../../docs/api/', import.meta.url);

const DESCRIPTION = `Location-based puzzle hunts: find runs, join them, play them.

A login returns a session token, joining a run returns a run token; send either as \`Authorization: Bearer …\`. A failure returns
\`{"errors":[{"code", "path"?, "params"?}]}\` with the matching HTTP status, and \`Retry-After\` when a rate limit was reached.

A call with a \`submission_id\` (a UUID that you make) counts once: sent again, it returns its first response, also after the first one was
lost. The same id with other values is refused with \`conflict\`. Ids of an account are kept for seven days.

New fields may appear in responses at any time: ignore those that you do not know.`;

const BEARER = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

export type ApiDocument = ReturnType<typeof openApiDocument>;

/** Generates the OpenAPI 3.1 document from the contract. */
export function openApiDocument() {
  const schemas = namedSchemas();
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [part, routes] of Object.entries(contract)) {
    for (const [call, route] of Object.entries(routes as Record<string, AppRoute>)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(schemas, route, part, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Puzzle Runs',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      headers: {
        RetryAfter: { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
      },
      securitySchemes: {
        session: { ...BEARER, description: '`accessToken` of `POST /api/users/login`' },
        run: { ...BEARER, description: '`accessToken` of `POST /api/exploration/join`' },
      },
    },
  };
}
