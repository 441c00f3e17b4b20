import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from './failures.ts';
import { idParam } from './shared.ts';

const c = initContract();

/**
 * A challenge in the format of the ALTCHA widget (proof of work v2): find the counter whose key starts with
 * `keyPrefix`.
 */
export const captchaChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      /** Rounds per attempt. */
      cost: z.int(),
      /** Unix time in seconds. */
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'CaptchaChallenge' });

export const captcha = c.router({
  challenge: {
    method: 'GET',
    path: '/captcha',
    summary: 'Get a captcha challenge',
    description:
      'The browser solves it by proof of work. It works once, expires after a few minutes and uses no other ' +
      'service. With an exploration_id it has the work that joining needs after many wrong codes, with a battle_id ' +
      'that of registering a team there.',
    query: z.object({ exploration_id: idParam.optional(), battle_id: idParam.optional() }),
    responses: { ...failures('invalid_request', 'rate_limited'), 200: captchaChallenge },
  },
});

export type CaptchaChallenge = z.infer<typeof captchaChallenge>;
