import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '#session.ts';
import { type LimitName, limited } from './limits/rate-limits.ts';
import { accountOf, requireAccount } from './session.ts';

/**
 * Returns a function that makes routes which need a login: the session is checked before the body is read, and its result
 * is sent with status 200. With a limit, the requests of each account are counted; routes made here with the same limit share the count.
 */
export function accountRoutes(app: FastifyInstance) {
  const counters = new Map<LimitName, ReturnType<typeof limited>>();

  function countedAs(limit: LimitName) {
    const preHandler = counters.get(limit) ?? limited(app, limit);
    counters.set(limit, preHandler);
    return { preHandler };
  }

  return function accountRoute<Input extends { request: FastifyRequest }, Body>(
    handle: (account: Session, input: Input) => Promise<Body>,
    limit?: LimitName,
  ) {
    return {
      hooks: { onRequest: requireAccount, ...(limit && countedAs(limit)) },
      handler: async (input: Input) => ({ status: 200 as const, body: await handle(accountOf(input.request), input) }),
    };
  };
}
