import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { readWrongCodes } from '#http/limits/wrong-codes.ts';
import type { Routes } from '#http/register.ts';
import { readRegistered } from '#http/registered-teams.ts';
import { makeChallenge } from './captcha.service.ts';
import { captchaCostOf, registrationCaptchaCost } from './captcha-cost.service.ts';

export function captchaRoutes(app: FastifyInstance, deps: Deps): Routes<'captcha'> {
  return {
    challenge: {
      hooks: { preHandler: limited(app, 'captcha') },
      handler: async ({ request }) => {
        const afterCodes = captchaCostOf(await readWrongCodes(deps.rateLimits, request));
        const toRegister = registrationCaptchaCost(await readRegistered(deps.rateLimits, request));
        return { status: 200, body: await makeChallenge(deps, { cost: Math.max(afterCodes, toRegister) }) };
      },
    },
  };
}
