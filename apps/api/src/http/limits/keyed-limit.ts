import { Unavailable } from '#errors/unavailable.ts';

interface Limit {
  /** Pieces of work with the same key that run at once. */
  running: number;
  /** Most pieces of work that wait: with the same key, and of all keys together. */
  waiting: { ofKey: number; inAll: number };
  /** Errors that also refuse the work that waits for the same key, because it would fail like this one. */
  endsQueue?(error: unknown): boolean;
}

interface Waiter {
  start(): void;
  refuse(error: unknown): void;
}

interface Turn {
  key: string;
  /** Aborts when the caller no longer waits. */
  left: AbortSignal;
}

/**
 * Semaphore per key: runs a few pieces of work with the same key at once, the others in their order. Other keys do not
 * wait. Work that may not wait, or whose caller has left, is rejected with `Unavailable`.
 */
export function keyedLimit({ running, waiting, endsQueue = () => false }: Limit) {
  const queues = new Map<string, { running: number; waiters: Set<Waiter> }>();
  let inAll = 0;

  function untilFree(waiters: Set<Waiter>, left: AbortSignal): Promise<void> {
    if (waiters.size >= waiting.ofKey || inAll >= waiting.inAll) throw new Unavailable('too many pending requests');
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiters.delete(waiter);
        inAll -= 1;
        left.removeEventListener('abort', onLeft);
      };
      const waiter: Waiter = {
        start() {
          leave();
          resolve();
        },
        refuse(error) {
          leave();
          reject(error);
        },
      };
      const onLeft = () => waiter.refuse(new Unavailable('the caller left'));
      waiters.add(waiter);
      inAll += 1;
      left.addEventListener('abort', onLeft);
    });
  }

  /** Runs `work`, which may call `leave` to give its place away before its end. */
  return async function inTurn<T>({ key, left }: Turn, work: (leave: () => void) => Promise<T>): Promise<T> {
    if (left.aborted) throw new Unavailable('the caller left');
    const queue = queues.get(key) ?? { running: 0, waiters: new Set() };
    queues.set(key, queue);
    if (queue.running < running) queue.running += 1;
    else await untilFree(queue.waiters, left);
    let holdsPlace = true;
    const leave = () => {
      if (!holdsPlace) return;
      holdsPlace = false;
      const [next] = queue.waiters;
      if (next) return next.start();
      queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    };
    try {
      return await work(leave);
    } catch (error) {
      if (endsQueue(error)) for (const waiter of queue.waiters) waiter.refuse(error);
      throw error;
    } finally {
      leave();
    }
  };
}
