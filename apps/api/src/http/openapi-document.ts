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

/** Security schemes by the header schema of a route. An empty entry means that the token is optional. */
const TOKENS = new Map<unknown, Record<string, string[]>[]>([
  [sessionToken, [{ session: [] }]],
  [optionalSession, [{ session: [] }, {}]],
  [runToken, [{ run: [] }]],
]);

const description = `Location-based puzzle hunts: find runs, join them, play them.

A login returns a session token, joining a run returns a run token; send either as \`Authorization: Bearer …\`. A failure returns
\`{"errors":[{"code", "path"?, "params"?}]}\` with the matching HTTP status, and \`Retry-After\` when a rate limit was reached.`;

/** Generates the OpenAPI 3 document from the contract. */
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

/** OpenAPI ignores `Authorization` among the parameters and expects it as a security scheme. */
function withToken({ parameters = [], ...operation }: Operation, security = TOKENS.get(undefined)): Operation {
  const others = parameters.filter((parameter) => !('name' in parameter && parameter.name === 'authorization'));
  return { ...operation, parameters: others, ...(security && { security }) };
}

/** The page of @fastify/swagger-ui has no viewport tag. */
const FIT_TO_PHONE = {
  filename: 'fit-to-phone.js',
  content: `document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }));`,
};

interface CachedDocument {
  document: Document;
  text: string;
  packed: Buffer;
}

let cached: CachedDocument | undefined;

/** The document, built at the first request and cached: building takes 100 ms and memory that most servers never need. */
function cachedDocument(): CachedDocument {
  if (cached) return cached;
  const document = openApiDocument();
  const text = JSON.stringify(document);
  return (cached = { document, text, packed: gzipSync(text) });
}

/** Serves the document as JSON (`/api/openapi.json`) and as a page (`/api/docs`). */
export async function registerDocument(app: FastifyInstance, config: Config): Promise<void> {
  app.get('/api/openapi.json', async (request, reply) => {
    reply.type('application/json').header('vary', 'Origin, Accept-Encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(cachedDocument().text);
    return reply.header('content-encoding', 'gzip').send(cachedDocument().packed);
  });
  await app.register(async (docs) => {
    await guardDocument(docs, config);
    await docs.register(swagger, { openapi: {}, transformObject: () => cachedDocument().document as never });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'Puzzle Runs API', js: [FIT_TO_PHONE] },
      uiConfig: { layout: 'BaseLayout', displayRequestDuration: true },
    });
  });
}
