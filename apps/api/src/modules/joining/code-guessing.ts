import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import type { RateLimits } from '#http/rate-limits.ts';
import { CAPTCHA_COST, useCaptcha } from '#modules/captcha/captcha.service.ts';

/** Wrong codes for a run in ten minutes, after which every attempt needs a solved captcha: from one address, and from all together. */
const FREE_GUESSES = { wrongCode: 60, wrongCodeOfAll: 600 } as const;

/** The captcha costs at most this many times the usual work, so that an old phone still solves it within half a minute. */
const DEAREST = 8;

/**
 * Rounds of the captcha that the next attempt needs; 0 while none is needed. The work doubles whenever the number of wrong codes doubles.
 * No player is locked out: the right code always joins.
 */
export async function captchaCostOf(rateLimits: RateLimits, request: FastifyRequest): Promise<number> {
  const overFree = await Promise.all(
    Object.entries(FREE_GUESSES).map(async ([name, free]) => {
      const count = await rateLimits(name as keyof typeof FREE_GUESSES)(request, { increment: false });
      return count.isAllowed ? 0 : (count.max - count.remaining) / free;
    }),
  );
  const times = Math.max(...overFree);
  return times < 1 ? 0 : CAPTCHA_COST * Math.min(DEAREST, 2 ** Math.floor(Math.log2(times)));
}

/** Makes the guessing of access codes expensive. Counts only wrong codes (docs/decisions/0046). */
export function guardCodes(deps: Pick<Deps, 'store' | 'secret' | 'rateLimits'>) {
  const { rateLimits } = deps;
  return {
    /** Hook for attempts after many wrong codes. @throws `captcha_required` without the solved challenge that they need */
    async requireCaptcha(request: FastifyRequest): Promise<void> {
      const cost = await captchaCostOf(rateLimits, request);
      if (cost === 0) return;
      const solved = request.headers['x-captcha'];
      if (typeof solved !== 'string') throw new Problem('captcha_required');
      // Half the cost is accepted: the price may have doubled while the phone was solving.
      const paid = await useCaptcha(deps, solved, cost / 2);
      if (!paid) throw new Problem('captcha_required');
    },
    /** Runs `join` and counts a wrong code. */
    async counting<T>(request: FastifyRequest, join: () => Promise<T>): Promise<T> {
      try {
        return await join();
      } catch (error) {
        if (error instanceof Problem && /^wrong_(exploration|team)_code$/.test(error.code)) {
          await rateLimits('wrongCode')(request);
          await rateLimits('wrongCodeOfAll')(request);
        }
        throw error;
      }
    },
  };
}
