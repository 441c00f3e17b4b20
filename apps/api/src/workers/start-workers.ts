import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Preload of the workers: see the file. */
const QUICK_IMPORTS = `--import=${new URL('../quick-imports.ts', import.meta.url).href}`;

/** Exit code of a worker that would fail again, for example because its port is in use; it has logged the reason. */
export const CANNOT_START = 78;
/** Longer than a worker takes to stop by itself. */
const STOP_MS = 12_000;

/** Public addresses of both sites. */
export interface Addresses {
  player: string;
  studio: string;
}

interface Options {
  /** File that a worker runs. */
  script: string;
  count: number;
  log: Pick<Logger, 'error' | 'info'>;
  /** Called once, when the first worker takes requests. */
  onListening(addresses: Addresses): void;
  /** Called when a worker cannot start. */
  onCannotStart(): void;
}

interface Workers {
  /** Lets all workers finish their requests and waits for their end. */
  stop(): Promise<void>;
}

/** Starts the workers, which share the ports of this process, and replaces those that die. */
export function startWorkers({ script, count, log, onListening, onCannotStart }: Options): Workers {
  const running = new Set<Worker>();
  const stopping = new AbortController();
  let isListening = false;
  cluster.setupPrimary({ exec: script, execArgv: [...process.execArgv, QUICK_IMPORTS] });

  async function keepRunning(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const begin = performance.now();
      const { code, signal } = await runWorker();
      if (stopping.signal.aborted) return;
      if (code === CANNOT_START) return onCannotStart();
      failures = failuresInARow(failures, performance.now() - begin);
      const delay = restartDelayMs(failures);
      log.error({ code, signal, delay }, 'a worker died and is replaced');
      await setTimeout(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function runWorker() {
    const worker = cluster.fork();
    running.add(worker);
    log.info({ worker: worker.process.pid }, 'worker started');
    worker.on('message', (addresses: Addresses) => {
      if (isListening) return;
      isListening = true;
      onListening(addresses);
    });
    const [code, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
    running.delete(worker);
    return { code, signal };
  }

  const ended = Promise.all(Array.from({ length: count }, keepRunning));
  return {
    async stop() {
      stopping.abort();
      for (const worker of running) worker.process.kill('SIGTERM');
      await Promise.race([ended, setTimeout(STOP_MS, undefined, { ref: false })]);
      for (const worker of running) worker.process.kill('SIGKILL');
    },
  };
}

const [FIRST_MS, LONGEST_MS] = [250, 10_000];
/** A worker that ran longer did not fail at its start. */
const STARTED_MS = 10_000;

/** Workers in a row that died at their start, after one that lived for `livedMs`. */
export function failuresInARow(before: number, livedMs: number): number {
  return livedMs < STARTED_MS ? before + 1 : 0;
}

/** Milliseconds before a dead worker is replaced: at once, or with backoff if workers die at their start. */
export function restartDelayMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
}
