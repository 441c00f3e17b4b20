import multipart from '@fastify/multipart';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/limits.ts';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { handleProblem } from './problem-handler.ts';

const server = initServer();

const OPTIONS = {
  logInitialization: false,
  responseValidation: true,
  requestValidationErrorHandler: handleProblem,
} as const;

/** Server-sent events are no request and answer, and uploads need a parser of their own: both stand beside the others. */
type Answered = Omit<typeof contract, 'live' | 'media'>;

/** The implementation of one part of the contract, for example `Routes<'joining'>`. */
export type Routes<Part extends Exclude<keyof typeof contract, 'live'>> = RouterImplementation<(typeof contract)[Part]>;

/** Serves the contract; a field of an answer that is not in the contract never goes out. */
export async function registerContract(app: FastifyInstance, routes: { [Part in keyof Answered]: Routes<Part> }) {
  const { live: _live, media: _media, ...answered } = contract;
  app.addHook('onRoute', (route) => {
    const limit = bodyLimitOf(route.config);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  await app.register(server.plugin(server.router(answered, routes)), OPTIONS);
}

/** Serves the calls that take files. Only they know multipart forms; whatever is sent to the others is refused unread. */
export async function registerUploads(app: FastifyInstance, routes: Routes<'media'>): Promise<void> {
  await app.register(async (uploads) => {
    await uploads.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fileSize: MEDIA_BYTES_MAX } });
    await uploads.register(server.plugin(server.router(contract.media, routes)), OPTIONS);
  });
}

/** Bytes that a call takes which says so in the contract (`metadata.bodyLimit`); Fastify's limit is for all others. */
function bodyLimitOf(config: FastifyContextConfig | undefined): number | undefined {
  const { metadata } =
    (config as { tsRestRoute?: { metadata?: { bodyLimit?: number } } } | undefined)?.tsRestRoute ?? {};
  return metadata?.bodyLimit;
}
