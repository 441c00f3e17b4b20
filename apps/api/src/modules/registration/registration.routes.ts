import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { visitorOf } from '#http/limits/rate-limit-keys.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { requestLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { countRegistered, readRegistered } from '#http/registered-teams.ts';
import { sessionOf } from '#http/session.ts';
import { playerOf, requirePlayer, signRunToken } from '#http/tokens.ts';
import { registrationCaptchaCost } from '#modules/captcha/captcha-cost.service.ts';
import { readRegistrationInfo, registerTeam } from './registration.service.ts';
import { renameOwnTeam } from './rename-team.service.ts';

export function registrationRoutes(app: FastifyInstance, deps: Deps): Routes<'registrations'> {
  const joins = [limited(app, 'join'), limited(app, 'joinNetwork'), limited(app, 'registerDevice')];
  return {
    info: {
      hooks: { preHandler: limited(app, 'joinInfo') },
      handler: async ({ params: { battle_id: battleId }, query: { check } }) => ({
        status: 200,
        body: await readRegistrationInfo(deps, { battleId, check }),
      }),
    },
    register: {
      hooks: { preHandler: joins },
      handler: async ({ params: { battle_id: battleId }, body, request, reply }) => {
        const language = requestLanguage(request, body.language);
        // In turn, so that the captcha of each registration costs
        // what it has to after the others (docs/decisions/0046).
        const key = `registered:${visitorOf(request)}:${battleId}`;
        const joined = await deps.guesses.inTurn({ key, reply }, async () => {
          const cost = registrationCaptchaCost(await readRegistered(deps.rateLimits, request));
          const wanted = { ...body, battleId, cost, language };
          const registered = await registerTeam(deps, wanted, await sessionOf(request));
          if (registered.isNew) await countRegistered(deps.rateLimits, request);
          return registered;
        });
        return { status: 200, body: { ...signRunToken(app, joined.claims), ...joined.body } };
      },
    },
    rename: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'answer') },
      handler: async ({ body, request }) => ({
        status: 200,
        body: await renameOwnTeam(deps, playerOf(request), body.name),
      }),
    },
  };
}
