import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

/** Wrong codes for a run in the last ten minutes. */
export interface WrongCodes {
  fromThisAddress: number;
  fromAllAddresses: number;
}

/** The wrong codes before this attempt; zero when limits are off. */
export async function readWrongCodes(rateLimits: RateLimits, request: FastifyRequest): Promise<WrongCodes> {
  const read = async (name: 'wrongCode' | 'wrongCodeOfAll') => {
    const count = await rateLimits(name)(request, { increment: false });
    return count.isAllowed ? 0 : count.max - count.remaining;
  };
  return { fromThisAddress: await read('wrongCode'), fromAllAddresses: await read('wrongCodeOfAll') };
}

/** Runs `join` and counts a wrong code. */
export async function countingWrongCodes<T>(
  rateLimits: RateLimits,
  request: FastifyRequest,
  join: () => Promise<T>,
): Promise<T> {
  try {
    return await join();
  } catch (error) {
    if (error instanceof Problem && /^wrong_(exploration|team)_code$/.test(error.code)) {
      await rateLimits('wrongCode')(request);
      await rateLimits('wrongCodeOfAll')(request);
    }
    throw error;
  }
}
