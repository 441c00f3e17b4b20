import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '#modules/users/sessions.service.ts';
import { type LimitName, limited } from './rate-limits.ts';
import { accountOf, requireAccount, type Sessions } from './session.ts';

/**
 * Makes the calls that need a login: who calls is known before the body is read, and what the use case answers is sent. With the name of
 * a limit, the calls of an account are counted, too: those made here with the same one count together.
 */
export function ownedCalls(app: FastifyInstance, deps: Sessions) {
  const onRequest = requireAccount(deps);
  const counting = new Map<LimitName, ReturnType<typeof limited>>();

  function countedAs(limit: LimitName) {
    const preHandler = counting.get(limit) ?? limited(app, limit);
    counting.set(limit, preHandler);
    return { preHandler };
  }

  return function owned<Input extends { request: FastifyRequest }, Body>(
    work: (account: Session, input: Input) => Promise<Body>,
    limit?: LimitName,
  ) {
    return {
      hooks: { onRequest, ...(limit && countedAs(limit)) },
      handler: async (input: Input) => ({ status: 200 as const, body: await work(accountOf(input.request), input) }),
    };
  };
}
