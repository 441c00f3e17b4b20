import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { type AppRoute, validateResponse } from '@ts-rest/core';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bodyLimitOf, isParsedInThread, routeOf, takesForm } from './contract-route.ts';
import { handleProblem } from './problem-handler.ts';

const server = initServer();

const OPTIONS = { logInitialization: false, requestValidationErrorHandler: handleProblem } as const;

/** Without server-sent events, which are not request and response, and uploads, which need their own body parser. */
type Answered = Omit<typeof contract, 'live' | 'media' | 'photoUploads'>;

/** The implementation of one part of the contract, for example `Routes<'joining'>`. */
export type Routes<Part extends Exclude<keyof typeof contract, 'live'>> = RouterImplementation<(typeof contract)[Part]>;

/** Validates responses against the contract and strips fields that it does not name. */
function checkAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, body) => {
    // Problem-handler.ts makes all failures.
    const appRoute = reply.statusCode < 400 ? routeOf(request.routeOptions.config) : undefined;
    return appRoute ? validateResponse({ appRoute, response: { status: reply.statusCode, body } }).body : body;
  });
}

/** Reads a call without a body as a form without fields, so that it is told which are missing. */
function readMissingForms(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const route = routeOf(request.routeOptions.config);
    if (route && takesForm(route) && request.headers['content-type'] === undefined) request.body ??= {};
  });
}

/** The calls of a part, of which those that a thread parses take bytes: it validates them against the contract. */
function withUnparsedBodies<Part extends object>(part: Part): Part {
  const routes = Object.entries<AppRoute>(part as Record<string, AppRoute>).map(([name, route]) => {
    return [
      name,
      isParsedInThread({ tsRestRoute: route } as never) ? { ...route, body: z.instanceof(Uint8Array) } : route,
    ];
  });
  return Object.fromEntries(routes) as Part;
}

/**
 * Streams a response that is JSON already, for bodies too long to
 * hold or to validate as a whole. The writer guarantees the contract.
 */
export function streamJson<Body>(
  reply: { type(contentType: string): unknown },
  pieces: Iterable<string> | AsyncIterable<string>,
): Body {
  reply.type('application/json; charset=utf-8');
  return Readable.from(pieces) as Body;
}

/** Serves all JSON calls of the contract. */
export async function registerContract(app: FastifyInstance, routes: { [Part in keyof Answered]: Routes<Part> }) {
  const { live: _live, media: _media, photoUploads: _photoUploads, ...answered } = contract;
  checkAnswers(app);
  readMissingForms(app);
  app.addHook('onRoute', (route) => {
    const limit = bodyLimitOf(route.config);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  const parts = Object.entries(answered).map(([name, part]) => [name, withUnparsedBodies(part)]);
  const served = Object.fromEntries(parts) as typeof answered;
  await app.register(server.plugin(server.router(served, routes)), OPTIONS);
}

/** Serves uploads. Only these routes parse multipart forms; all others refuse a form unread. */
export async function registerUploads(
  app: FastifyInstance,
  routes: { media: Routes<'media'>; photoUploads: Routes<'photoUploads'> },
): Promise<void> {
  await app.register(async (uploads) => {
    await uploads.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fileSize: MEDIA_BYTES_MAX } });
    const { media, photoUploads } = contract;
    await uploads.register(server.plugin(server.router({ media, photoUploads }, routes)), OPTIONS);
  });
}
