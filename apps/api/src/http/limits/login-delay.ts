import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Failed logins to one account in ten minutes before the delay starts. */
const FREE_FAILURES = 10;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** Milliseconds that the next login to an account waits. They double with every failure; a short limit keeps strangers from locking the owner out. */
export function loginDelayMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES));
}

/** Slows down logins to an account with many failed ones, from all addresses together. */
export function delayGuesses(app: FastifyInstance) {
  const failed = app.rateLimits('failedLogin');
  return {
    /** Hook that waits before the login. */
    async delayLogin(request: FastifyRequest): Promise<void> {
      const count = await failed(request, { increment: false });
      if (!count.isAllowed) await wait(loginDelayMs(count.max - count.remaining));
    },
    /** Runs `login` and counts wrong credentials. */
    async counting<T>(request: FastifyRequest, login: () => Promise<T>): Promise<T> {
      try {
        return await login();
      } catch (error) {
        if (error instanceof Problem && error.code === 'credentials') await failed(request);
        throw error;
      }
    },
  };
}
