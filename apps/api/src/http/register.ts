import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/limits.ts';
import { type AppRoute, validateResponse } from '@ts-rest/core';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { handleProblem } from './problem-handler.ts';

const server = initServer();

const OPTIONS = { logInitialization: false, requestValidationErrorHandler: handleProblem } as const;

/** Server-sent events are no request and answer, and uploads need a parser of their own: both stand beside the others. */
type Answered = Omit<typeof contract, 'live' | 'media'>;

/** The implementation of one part of the contract, for example `Routes<'joining'>`. */
export type Routes<Part extends Exclude<keyof typeof contract, 'live'>> = RouterImplementation<(typeof contract)[Part]>;

/** A field of an answer that is not in the contract never goes out. */
function checkAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, body) => {
    const appRoute = reply.statusCode < 400 ? routeOf(request.routeOptions.config) : undefined; // failures are made in one place
    return appRoute ? validateResponse({ appRoute, response: { status: reply.statusCode, body } }).body : body;
  });
}

/** Streams a response that is JSON already, for bodies too long to hold or to validate as a whole. The writer guarantees the contract. */
export function streamJson<Body>(reply: { type(contentType: string): unknown }, pieces: Iterable<string>): Body {
  reply.type('application/json; charset=utf-8');
  return Readable.from(pieces) as Body;
}

/** Serves the contract. */
export async function registerContract(app: FastifyInstance, routes: { [Part in keyof Answered]: Routes<Part> }) {
  const { live: _live, media: _media, ...answered } = contract;
  checkAnswers(app);
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
  const { metadata } = routeOf(config) ?? {};
  return (metadata as { bodyLimit?: number } | undefined)?.bodyLimit;
}

/** What the contract says of a route; nothing for those that stand beside it. */
function routeOf(config: FastifyContextConfig | undefined): AppRoute | undefined {
  return (config as { tsRestRoute?: AppRoute } | undefined)?.tsRestRoute;
}
