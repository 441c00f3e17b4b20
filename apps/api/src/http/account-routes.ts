import { LARGE_BODY_BYTES } from '@puzzle-runs/domain/wire-sizes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LimitName, limited } from './limits/rate-limits.ts';
import { accountOf, requireAccount, type Session } from './session.ts';

/**
 * Returns a function that makes routes which need a login: its result is sent with status 200. Before the body is read,
 * the session is checked, and for a large body also its rate and the owner of the records in the address. With a limit,
 * the requests of each account are counted; routes made here with the same limit share the count.
 */
export function accountRoutes(app: FastifyInstance) {
  const counters = new Map<LimitName, ReturnType<typeof limited>>();
  const countLarge = limited(app, 'largeBody');

  function countedAs(limit: LimitName) {
    const counter = counters.get(limit) ?? limited(app, limit);
    counters.set(limit, counter);
    return counter;
  }

  async function beforeLargeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!hasLargeBody(request)) return;
    await countLarge(request, reply);
    await app.refuseForeign(accountOf(request), request.params as Record<string, string>);
  }

  return function accountRoute<Input extends { request: FastifyRequest }, Body>(
    handle: (account: Session, input: Input) => Promise<Body>,
    limit?: LimitName,
  ) {
    return {
      hooks: { onRequest: [requireAccount, ...(limit ? [countedAs(limit)] : []), beforeLargeBody] },
      handler: async (input: Input) => ({ status: 200 as const, body: await handle(accountOf(input.request), input) }),
    };
  };
}

/** Whether the body is large, or of unknown length. Uploads have limits of their own. */
function hasLargeBody({ headers }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = headers;
  if (type?.startsWith('multipart/')) return false;
  return encoding !== undefined || Number(length ?? 0) > LARGE_BODY_BYTES;
}
