import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import type { ReplyToGuess } from './guesses.ts';
import { runOf, visitorOf } from './rate-limit-keys.ts';
import type { RateLimits } from './rate-limits.ts';

/** Wrong codes for a run in the last ten minutes. */
export interface WrongCodes {
  fromThisAddress: number;
  fromAllAddresses: number;
}

/** Uses up the captcha that an attempt after so many wrong codes needs; throws without one. */
type Pay = (captcha: unknown, wrongCodes: WrongCodes) => Promise<void>;

const WRONG_CODE = /^wrong_(exploration|team|arrival)_code$/;

/** The wrong codes so far; zero when limits are off. */
export async function readWrongCodes(rateLimits: RateLimits, request: FastifyRequest): Promise<WrongCodes> {
  const read = async (name: 'wrongCode' | 'wrongCodeOfAll') => {
    const count = await rateLimits(name)(request, { increment: false });
    return count.isAllowed ? 0 : count.max - count.remaining;
  };
  return { fromThisAddress: await read('wrongCode'), fromAllAddresses: await read('wrongCodeOfAll') };
}

/**
 * Returns a function that checks a code for a run, in turn with the other codes of this address (docs/decisions/0046),
 * and counts a wrong one. What the attempt costs depends on the wrong codes before it.
 */
export function codeCheck({ guesses, rateLimits }: Pick<Deps, 'guesses' | 'rateLimits'>, pay: Pay) {
  return function checkCode<T>(
    { request, reply }: { request: FastifyRequest; reply: ReplyToGuess },
    check: (isRight: () => void) => Promise<T>,
  ): Promise<T> {
    return guesses.inTurn({ key: `code:${visitorOf(request)}:${runOf(request)}`, reply }, async (isRight) => {
      await pay(request.headers['x-captcha'], await readWrongCodes(rateLimits, request));
      try {
        return await check(isRight);
      } catch (error) {
        if (error instanceof Problem && WRONG_CODE.test(error.code)) {
          await rateLimits('wrongCode')(request);
          await rateLimits('wrongCodeOfAll')(request);
        }
        throw error;
      }
    });
  };
}
