import type { JoinBody } from '@puzzle-runs/contract/join.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { sessionOf, signRunToken } from '#http/tokens.ts';
import { joinRun, readJoinInfo } from './joining.service.ts';

export function joiningRoutes(app: FastifyInstance, deps: Deps): Routes<'joining'> {
  const hooks = { preHandler: [limited(app, 'join'), limited(app, 'code')] };

  async function join({ body, request }: { body: JoinBody; request: FastifyRequest }) {
    const claims = await joinRun(deps, body, sessionOf(request));
    return { status: 200 as const, body: signRunToken(app, claims) };
  }

  return {
    exploration: { hooks, handler: join },
    instant: { hooks, handler: join },
    instantInfo: {
      hooks,
      handler: async ({ query }) => ({ status: 200, body: await readJoinInfo(deps.store.db, query) }),
    },
  };
}
