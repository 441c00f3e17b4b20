import { contract } from '@puzzle-runs/contract/contract.ts';
import { TASK_SCHEMAS } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import { TASK_TYPES } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { API_MAJOR } from '@puzzle-runs/site/own-response.ts';
import type { AppRoute } from '@ts-rest/core';
import { namedSchemas } from './named-schemas.ts';
import { operationOf } from './operation.ts';
import { TAGS } from './tags.ts';

/** Semantic version of the API. `released-document.unit.test.ts` says when it must rise. */
const VERSION = `${API_MAJOR}.0.0`;

/** Folder of the released documents: one file for each version, `openapi-2.0.0.json`. */
export const RELEASES = new URL('../../../../../docs/api/', import.meta.url);

/** Rows of a table of Markdown: what `answer` is for each kind of task, as the contract says. */
const ANSWERS = TASK_TYPES.map((kind) => {
  const { description = '', examples } = TASK_SCHEMAS[kind].answer.meta() ?? {};
  const [example] = examples as unknown[];
  return `| \`${kind}\` | ${description}. | \`${JSON.stringify(example)}\` |`;
}).join('\n');

const DESCRIPTION = `Location-based puzzle hunts: find runs, join them, play them.

A login returns a session token, joining a run returns a run token; send either as \`Authorization: Bearer …\`. A failure returns
\`{"errors":[{"code", "path"?, "params"?}]}\` with the matching HTTP status, and \`Retry-After\` when a rate limit was reached.

A call with a \`submission_id\` (a UUID that you make) counts once: sent again, it returns its first response, also after the first one was
lost. The same id with other values is refused with \`conflict\`. Ids of an account are kept for seven days.

New fields may appear in responses at any time: ignore those that you do not know.

## Words

| On screen | In the API | Meaning |
|---|---|---|
| run | \`exploration\` | a trail of spots in one place, made by a creator |
| spot | \`poi\` | one stop of a run |
| quest | \`task\` | a question with an answer |
| qualifier (opens when …) | \`prerequisite\` | a condition that unlocks a spot |
| hint | \`hint\` | costs points and helps to find the spot |
| Versus | \`battle\` | runs that teams play against each other |
| team in a Versus | \`participant\` | a team and its run |
| licence | \`subscription\` | a licence that an account holds |

## Answers

\`answer\` of \`POST /api/progress\` by the kind of task (\`task_type\`):

| Kind | Answer | Example |
|---|---|---|
${ANSWERS}`;

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
