import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from './shared.ts';

const c = initContract();

/** A challenge as the ALTCHA widget (proof of work v2) takes it: find the counter whose key begins with `keyPrefix`. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    /** Rounds of one try. */
    cost: z.int(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

export const captcha = c.router({
  challenge: {
    method: 'GET',
    path: '/captcha',
    summary:
      'A challenge that a browser solves by itself; each counts once, for some minutes, and nobody else is asked',
    responses: { ...failures, 200: captchaChallenge },
  },
});

export type CaptchaChallenge = z.infer<typeof captchaChallenge>;
