import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { visitorOf } from '#http/limits/rate-limit-keys.ts';
import { limited } from '#http/limits/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer, signRunToken } from '#http/tokens.ts';
import { completeGameHandover, startGameHandover } from '#modules/users/game-handover.service.ts';

export function gameHandoverRoutes(app: FastifyInstance, deps: Deps): Routes<'gameHandover'> {
  return {
    start: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'startGameHandover') },
      handler: async ({ request }) => ({ status: 200, body: await startGameHandover(deps, playerOf(request)) }),
    },
    complete: {
      hooks: { preHandler: [limited(app, 'completeGameHandover'), limited(app, 'completeGameHandoverNetwork')] },
      handler: async ({ request, reply, body }) => {
        // A few guesses of one address at a time (docs/decisions/0046).
        const guess = { key: `game:${visitorOf(request)}`, reply };
        const claims = await deps.guesses.inTurn(guess, () => completeGameHandover(deps, body.code));
        return { status: 200, body: signRunToken(app, claims) };
      },
    },
  };
}
