import { gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { optionalSession, runToken, sessionToken } from '@puzzle-runs/contract/token-headers.ts';
import { generateOpenApi } from '@ts-rest/open-api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { guardDocument } from './security-headers.ts';

type Document = ReturnType<typeof generateOpenApi>;
type Operation = Parameters<NonNullable<NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']>>[0];

/** Which tokens a call takes, by the headers of its route. An empty entry: none will do, too. */
const TOKENS = new Map<unknown, Record<string, string[]>[]>([
  [sessionToken, [{ session: [] }]],
  [optionalSession, [{ session: [] }, {}]],
  [runToken, [{ run: [] }]],
]);

const description = `Location-based puzzle hunts: find runs, join them, play them.

A login answers a session token, joining a run answers a run token; both go into \`Authorization: Bearer …\`. A failure answers
\`{"errors":[{"code", "path"?, "params"?}]}\` with the HTTP status that fits, and \`Retry-After\` where it was one too many.`;

/** The OpenAPI 3 document of every call, made from the contract. */
function openApiDocument(): Document {
  const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const;
  const api = {
    info: { title: 'Puzzle Runs', version: '1', description, license: { name: 'MIT' } },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        session: { ...bearer, description: '`accessToken` of `POST /api/users/login`' },
        run: { ...bearer, description: '`accessToken` of `POST /api/exploration/join`' },
      },
    },
  };
  return generateOpenApi(contract, api as Parameters<typeof generateOpenApi>[1], {
    setOperationId: 'concatenated-path',
    operationMapper: (operation, { headers }) => withToken(operation, TOKENS.get(headers)),
    schemaTransformer: ({ schema, type }) => {
      if (!(schema instanceof z.ZodType)) return null;
      const io = type === 'response' ? 'output' : 'input';
      return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as never;
    },
  });
}

/** OpenAPI wants the header `Authorization` told as a scheme of security, and ignores it among the parameters. */
function withToken({ parameters = [], ...operation }: Operation, security = TOKENS.get(undefined)): Operation {
  const others = parameters.filter((parameter) => !('name' in parameter && parameter.name === 'authorization'));
  return { ...operation, parameters: others, ...(security && { security }) };
}

/** The page of the library forgets to say that it fits. */
const FIT_TO_PHONE = {
  filename: 'fit-to-phone.js',
  content: `document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }));`,
};

interface Written {
  document: Document;
  text: string;
  packed: Buffer;
}

let kept: Written | undefined;

/** The document, built at the first request and cached: it takes a tenth of a second and memory that most servers never need. */
function written(): Written {
  if (kept) return kept;
  const document = openApiDocument();
  const text = JSON.stringify(document);
  return (kept = { document, text, packed: gzipSync(text) });
}

/** Serves the document for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export async function registerDocument(app: FastifyInstance, config: Config): Promise<void> {
  app.get('/api/openapi.json', async (request, reply) => {
    reply.type('application/json').header('vary', 'Origin, Accept-Encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(written().text);
    return reply.header('content-encoding', 'gzip').send(written().packed);
  });
  await app.register(async (docs) => {
    await guardDocument(docs, config);
    await docs.register(swagger, { openapi: {}, transformObject: () => written().document as never });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'Puzzle Runs API', js: [FIT_TO_PHONE] },
      uiConfig: { layout: 'BaseLayout', displayRequestDuration: true },
    });
  });
}
