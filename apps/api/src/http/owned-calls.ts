import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '#modules/users/sessions.service.ts';
import { type LimitName, limited } from './rate-limits.ts';
import { accountOf, requireAccount, type Sessions } from './session.ts';

/**
 * Makes the calls that need a login: who calls is known before the body is read, and what the use case answers is sent. With the name of
 * a limit, the calls of an account are counted, too.
 */
export function ownedCalls(app: FastifyInstance, deps: Sessions) {
  const onRequest = requireAccount(deps);
  return function owned<Input extends { request: FastifyRequest }, Body>(
    work: (account: Session, input: Input) => Promise<Body>,
    limit?: LimitName,
  ) {
    return {
      hooks: { onRequest, ...(limit && { preHandler: limited(app, limit) }) },
      handler: async (input: Input) => ({ status: 200 as const, body: await work(accountOf(input.request), input) }),
    };
  };
}
