import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#config/config.ts';
import { isOutage } from '#db/unavailable.ts';
import { Unavailable } from '#errors/unavailable.ts';
import { leasesOf } from '#valkey/leases.ts';
import type { Valkey } from '#valkey/valkey.ts';
import { keyedLimit } from './keyed-limit.ts';

/** Guesses of one code by one address that are checked at once; the others wait. */
export const GUESSES_AT_ONCE = 10;
/** Guesses that wait in one process at most: of one code by one address, as many as may join in a minute, and of all. */
const GUESSES_WAITING_MAX = { ofKey: 3_000, inAll: 6_000 } as const;

/** At random between these, so that processes do not ask the store in step. */
const [ASK_AGAIN_MIN_MS, ASK_AGAIN_MAX_MS] = [5, 25];

/** Reply of Fastify, of which ts-rest declares `raw` with a wrong type. */
export interface ReplyToGuess {
  readonly raw: unknown;
}

interface Guess {
  /** Guesses with the same key wait for each other: address and code. */
  key: string;
  reply: ReplyToGuess;
}

/**
 * Guesses of secrets that run now, in this process, or in all processes together with Valkey (docs/decisions/0046). A
 * counter that is read before a guess and written after it says nothing about the guesses in between; these do.
 */
export interface Guesses {
  /**
   * Checks a guess when fewer than GUESSES_AT_ONCE others with the same key are being checked. Rejects with
   * `Unavailable` if too many wait, when the response is over (disconnect, deadline), and when the database is away.
   * `check` may call `isRight` before it ends: a right guess need not keep its place until its commit is on the disk.
   */
  inTurn<T>(guess: Guess, check: (isRight: () => void) => Promise<T>): Promise<T>;
  /** Checks a guess at once. `check` gets the number of other guesses with the same key that run. */
  amongOthers<T>(key: string, check: (others: number) => Promise<T>): Promise<T>;
}

export function createGuesses({ rateLimit }: Pick<Config, 'rateLimit'>, valkey: Valkey | null): Guesses {
  const leases = valkey && leasesOf(valkey);
  const running = new Map<string, number>();
  const inProcess = keyedLimit({ running: GUESSES_AT_ONCE, waiting: GUESSES_WAITING_MAX, endsQueue: isOutage });

  /** Takes a lease of the key, once fewer than GUESSES_AT_ONCE are held; returns the function that gives it back. */
  async function takeLease(key: string, left: AbortSignal): Promise<() => void> {
    if (!leases) return () => undefined;
    const lease = { key, id: randomUUID() };
    while ((await leases.take(lease, GUESSES_AT_ONCE)) === 0) {
      if (left.aborted) throw new Unavailable('the caller left');
      await wait(ASK_AGAIN_MIN_MS + Math.random() * (ASK_AGAIN_MAX_MS - ASK_AGAIN_MIN_MS));
    }
    return () => void leases.release(lease);
  }

  return {
    async inTurn({ key, reply }, check) {
      if (rateLimit === 'off') return check(() => undefined);
      const left = whenOver(reply);
      return inProcess({ key, left }, async (leave) => {
        const giveBack = await takeLease(key, left);
        try {
          return await check(() => {
            giveBack();
            leave();
          });
        } finally {
          giveBack();
        }
      });
    },
    async amongOthers(key, check) {
      if (rateLimit === 'off') return check(0);
      const lease = { key, id: randomUUID() };
      const ahead = running.get(key) ?? 0;
      running.set(key, ahead + 1);
      try {
        const held = (await leases?.take(lease, Number.MAX_SAFE_INTEGER)) ?? ahead + 1;
        return await check(held - 1);
      } finally {
        const left = (running.get(key) ?? 1) - 1;
        if (left === 0) running.delete(key);
        else running.set(key, left);
        void leases?.release(lease);
      }
    },
  };
}

/** Aborts when the response was sent, or cannot be sent any more. */
function whenOver(reply: ReplyToGuess): AbortSignal {
  const raw = reply.raw as ServerResponse;
  if (raw.destroyed || raw.writableEnded) return AbortSignal.abort();
  const over = new AbortController();
  raw.once('close', () => over.abort());
  return over.signal;
}
