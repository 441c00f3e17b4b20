import { Unavailable } from '#errors/unavailable.ts';

/**
 * Semaphore: runs at most `running` pieces of work at once, the rest
 * in their order; rejects work when `waiting` pieces wait already.
 */
export function concurrencyLimit({
  running,
  waiting = Number.POSITIVE_INFINITY,
}: {
  running: number;
  waiting?: number;
}) {
  const queue: (() => void)[] = [];
  let free = running;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new Unavailable('too many pending requests');
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
