import { contract } from '@puzzle-runs/contract/contract.ts';
import { initServer, type RouterImplementation } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import { handleProblem } from './problem-handler.ts';

const server = initServer();

/** Server-sent events are no request and answer: modules/live serves them beside ts-rest. */
type Answered = Omit<typeof contract, 'live'>;

/** The implementation of one part of the contract, for example `Routes<'joining'>`. */
export type Routes<Part extends keyof Answered> = RouterImplementation<Answered[Part]>;

/** Serves the contract; a field of an answer that is not in the contract never goes out. */
export async function registerContract(app: FastifyInstance, routes: { [Part in keyof Answered]: Routes<Part> }) {
  const { live: _live, ...answered } = contract;
  await app.register(server.plugin(server.router(answered, routes)), {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: handleProblem,
  });
}
