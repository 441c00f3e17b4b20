import { createHmac } from 'node:crypto';
import { type CaptchaChallenge, captchaChallenge } from '@puzzle-runs/contract/captcha.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { insertUse } from './captcha-used-once.repository.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** PBKDF2 rounds per try; docs/measurements.md has the measured times. */
export const CAPTCHA_COST = 1_000;
/** Fewest and most tries until a challenge is solved. */
export const CAPTCHA_TRIES = { min: 500, max: 1_000 };
const LIFE_MS = 10 * 60_000;

const payload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** A correctly solved challenge, not yet checked for earlier use. */
interface Solved {
  signature: string;
  expiresAt: Date;
  /** PBKDF2 rounds per try. */
  cost: number;
}

function keyOf({ secret }: Pick<Deps, 'secret'>): string {
  return createHmac('sha256', secret).update('captcha').digest('hex');
}

/**
 * Makes a signed challenge, which needs no storage. Uses the system clock, because the library checks against it.
 * @param options.cost PBKDF2 rounds per try
 */
export async function makeChallenge(
  deps: Pick<Deps, 'secret'>,
  { cost = CAPTCHA_COST, expiresAt = Date.now() + LIFE_MS } = {},
): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost,
    counter: randomInt(CAPTCHA_TRIES.max, CAPTCHA_TRIES.min),
    deriveKey,
    expiresAt: new Date(expiresAt),
    hmacSignatureSecret: keyOf(deps),
  });
  return captchaChallenge.parse(challenge);
}

/**
 * Checks the payload of the captcha widget (base64 of JSON).
 * @throws `incorrect_entry` (path `captcha`) when it does not solve a challenge of this installation, or has expired.
 */
export async function checkCaptcha(deps: Pick<Deps, 'secret'>, solved: string): Promise<Solved> {
  const { success, data } = payload.safeParse(jsonIn(solved));
  if (!success) throw refusal();
  const { challenge, solution } = data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: keyOf(deps) });
  if (!verified) throw refusal();
  const { expiresAt, cost } = challenge.parameters;
  return { signature: challenge.signature, expiresAt: new Date(expiresAt * 1_000), cost };
}

/**
 * Marks the challenge as used on all processes; undone if the transaction rolls back.
 * @throws `incorrect_entry` (path `captcha`) when it was used before.
 */
export async function consumeCaptcha(tx: Tx, solved: Solved): Promise<void> {
  if (!(await insertUse(tx, { signature: solved.signature, expiresAt: solved.expiresAt }))) throw refusal();
}

/** Uses a solved challenge up. Returns false unless it is valid, unused and cost at least `cost` rounds. */
export async function useCaptcha(deps: Pick<Deps, 'store' | 'secret'>, solved: string, cost: number): Promise<boolean> {
  try {
    const check = await checkCaptcha(deps, solved);
    if (check.cost < cost) return false;
    await deps.store.transact((tx) => consumeCaptcha(tx, check));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.path === 'captcha') return false;
    throw error;
  }
}

function refusal(): Problem {
  return new Problem('incorrect_entry', undefined, 'captcha');
}

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    return undefined;
  }
}
