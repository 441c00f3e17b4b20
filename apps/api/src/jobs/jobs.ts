import { setTimeout } from 'node:timers/promises';
import type { Deps } from '#deps.ts';
import { sendDueMails } from '#modules/mail-queue/mail-queue.service.ts';
import { deleteUnusedPictures } from '#modules/media/delete-unused-pictures.service.ts';
import { deleteExpired } from './delete-expired.ts';

const MAILS_EVERY_MS = 1_000;
const EXPIRY_EVERY_MS = 10 * 60_000;
const PICTURES_EVERY_MS = 60 * 60_000;
const STOP_TIMEOUT_MS = 3_000;

interface Jobs {
  /** Starts nothing more and waits for running jobs, up to a timeout. */
  stop(): Promise<void>;
}

/** Starts the background jobs; every process may run them. A failed job is logged and runs again at its next time. */
export function startJobs(deps: Deps): Jobs {
  let stopped = false;
  const jobs = [
    every(deps, MAILS_EVERY_MS, 'mails', () => sendDueMails(deps, () => !stopped)),
    every(deps, EXPIRY_EVERY_MS, 'expiry', () => deleteExpired(deps)),
    every(deps, PICTURES_EVERY_MS, 'pictures', () => deleteUnusedPictures(deps)),
  ];
  return {
    async stop() {
      stopped = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Runs `work` at an interval, never twice at once. */
function every({ log }: Pick<Deps, 'log'>, ms: number, job: string, work: () => Promise<unknown>): Jobs {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error, job }, 'a job failed'))
      .then(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      // Jobs can be repeated; a hanging mail server must not delay the shutdown.
      await Promise.race([running, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
