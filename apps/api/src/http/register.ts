import { contract } from '@puzzle-runs/contract/contract.ts';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { handleProblem } from './problem-handler.ts';

const server = initServer();

/** Server-sent events are no request and answer: modules/live serves them beside ts-rest. */
type Answered = Omit<typeof contract, 'live'>;

/** The implementation of one part of the contract, for example `Routes<'joining'>`. */
export type Routes<Part extends keyof Answered> = RouterImplementation<Answered[Part]>;

/** Serves the contract; a field of an answer that is not in the contract never goes out. */
export async function registerContract(app: FastifyInstance, routes: { [Part in keyof Answered]: Routes<Part> }) {
  const { live: _live, ...answered } = contract;
  app.addHook('onRoute', (route) => {
    const limit = bodyLimitOf(route.config);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  await app.register(server.plugin(server.router(answered, routes)), {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: handleProblem,
  });
}

/** Bytes that a call takes which says so in the contract (`metadata.bodyLimit`); Fastify's limit is for all others. */
function bodyLimitOf(config: FastifyContextConfig | undefined): number | undefined {
  const { metadata } =
    (config as { tsRestRoute?: { metadata?: { bodyLimit?: number } } } | undefined)?.tsRestRoute ?? {};
  return metadata?.bodyLimit;
}
