import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { captchaCostOf } from '#modules/joining/code-guessing.ts';
import { makeChallenge } from './captcha.service.ts';

export function captchaRoutes(app: FastifyInstance, deps: Deps): Routes<'captcha'> {
  return {
    challenge: {
      hooks: { preHandler: limited(app, 'captcha') },
      handler: async ({ request }) => {
        const cost = await captchaCostOf(deps.rateLimits, request);
        return { status: 200, body: await makeChallenge(deps, cost === 0 ? {} : { cost }) };
      },
    },
  };
}
