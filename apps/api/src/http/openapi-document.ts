import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { compressedFor } from './compression.ts';
import { type ApiDocument, openApiDocument } from './openapi/document.ts';
import { guardDocument } from './security-headers.ts';

/** The page of @fastify/swagger-ui has no viewport tag. */
const FIT_TO_PHONE = {
  filename: 'fit-to-phone.js',
  content: `document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }));`,
};

/** On phones, descriptions of tags stand below their names, and the empty column of links is hidden. */
const PHONE_STYLES = {
  filename: 'phone.css',
  content: `@media (width < 640px) {
    .swagger-ui .opblock-tag { flex-wrap: wrap; }
    .swagger-ui .opblock-tag small { flex: 1 0 100%; padding: 0; }
    .swagger-ui .response-col_links { display: none; }
  }`,
};

interface CachedDocument {
  document: ApiDocument;
  text: Buffer;
}

let cached: CachedDocument | undefined;

/**
 * The document, built at the first request and cached: building takes 100 ms and memory that most servers never need.
 */
function cachedDocument(): CachedDocument {
  if (cached) return cached;
  const document = openApiDocument();
  return (cached = { document, text: Buffer.from(JSON.stringify(document)) });
}

/** Serves the document as JSON (`/api/openapi.json`) and as a page (`/api/docs`). */
export async function registerDocument(app: FastifyInstance, config: Config): Promise<void> {
  app.get('/api/openapi.json', async (request, reply) => {
    reply.type('application/json');
    return reply.send(await compressedFor(request, reply, cachedDocument().text));
  });
  await app.register(async (docs) => {
    await guardDocument(docs, config);
    await docs.register(swagger, { openapi: {}, transformObject: () => cachedDocument().document as never });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'Puzzle Runs API', js: [FIT_TO_PHONE], css: [PHONE_STYLES] },
      // Without the list of all schemas below the calls, which would block a phone for seconds.
      uiConfig: { layout: 'BaseLayout', displayRequestDuration: true, defaultModelsExpandDepth: -1 },
    });
  });
}
