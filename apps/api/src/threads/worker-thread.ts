import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { concurrencyLimit } from '#concurrency/concurrency-limit.ts';
import { Unavailable } from '#errors/unavailable.ts';

interface Options {
  /** File that the thread runs: it responds to each message with one. */
  script: URL;
  /** Pieces of work that wait at most while another runs. */
  waiting: number;
  /** Milliseconds after which a piece of work is given up; without it there is no limit. */
  deadlineMs?: number;
  /** Most megabytes of objects in the thread. */
  heapMegabytes?: number;
}

/**
 * A thread that does one piece of work after another. It starts with the first one, does not keep the process alive
 * while idle, and is replaced after an error. @returns a function that does the work; it throws `Unavailable` when too
 * much work waits, the work takes too long or the thread ends
 */
export function workerThread<Work, Result>({ script, waiting, deadlineMs, heapMegabytes }: Options) {
  const inTurn = concurrencyLimit({ running: 1, waiting });
  let thread: Worker | undefined;

  function started(): Worker {
    if (thread) return thread;
    const starting = new Worker(script, {
      ...(heapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
    });
    const forget = () => {
      if (thread === starting) thread = undefined;
    };
    starting.on('error', forget);
    starting.on('exit', forget);
    thread = starting;
    return starting;
  }

  return function inThread(work: Work): Promise<Result> {
    return inTurn(async () => {
      const worker = started();
      const signal = deadlineMs === undefined ? undefined : AbortSignal.timeout(deadlineMs);
      worker.ref();
      try {
        const result = once(worker, 'message', { signal });
        worker.postMessage(work);
        const [value] = (await result) as [Result];
        return value;
      } catch (error) {
        await worker.terminate();
        throw new Unavailable('a thread did not finish its work', error);
      } finally {
        worker.unref();
      }
    });
  };
}
