import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { emailIn } from './rate-limit-keys.ts';

/** Failed logins to one account in ten minutes before the delay starts. */
const FREE_FAILURES = 10;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/**
 * Milliseconds that a login to an account waits after so many failed ones. They double with every failure; a short
 * limit keeps strangers from locking the owner out.
 */
export function loginDelayMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES));
}

/**
 * Returns a function that runs a login and counts wrong credentials. It waits first
 * if the account has many failed logins, from all addresses together. Logins that run
 * already count as failed ones: otherwise those that arrive together would not wait.
 */
export function delayGuesses({ guesses, rateLimits }: Pick<Deps, 'guesses' | 'rateLimits'>) {
  const failed = rateLimits('failedLogin');
  return function delayed<T>(request: FastifyRequest, login: () => Promise<T>): Promise<T> {
    return guesses.amongOthers(`login:${emailIn(request)}`, async (others) => {
      const count = await failed(request, { increment: false });
      if (!count.isAllowed) await wait(loginDelayMs(count.max - count.remaining + others));
      try {
        return await login();
      } catch (error) {
        if (error instanceof Problem && error.code === 'credentials') await failed(request);
        throw error;
      }
    });
  };
}
