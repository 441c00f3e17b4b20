import type { CaptchaChallenge } from '@puzzle-runs/contract/captcha.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_TRIES } from '#modules/captcha/captcha.service.ts';
import type { Client } from './test-app.ts';

/** Solves a challenge as the browser widget does, but without the tries that never succeed; returns the payload. */
export async function solved(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: CAPTCHA_TRIES.min });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Requests a challenge and solves it. */
export async function solvedCaptcha(client: Client): Promise<string> {
  const answer = await client.captcha.challenge();
  if (answer.status !== 200) throw new Error(`captcha responded with ${answer.status}`);
  return solved(answer.body);
}
