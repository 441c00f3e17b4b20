import { setTimeout } from 'node:timers/promises';
import type { Deps } from '#deps.ts';
import { sendDueMails } from '#modules/mail-queue/send-due-mails.service.ts';
import { measureMinutes } from '#modules/measured-minutes/measured-minutes.service.ts';
import { adoptStoredPictures } from '#modules/media/adopt-stored-pictures.service.ts';
import { deleteUnusedPictures } from '#modules/media/delete-unused-pictures.service.ts';
import { moveToTimeZone } from '#modules/play/counting/move-to-time-zone.service.ts';
import { deleteExpiredPhotos } from '#modules/play/photos/delete-photos.service.ts';
import { finishRecalculations } from '#modules/play/score/recalculate-points.service.ts';
import { probeDatabase } from '#modules/settings-and-health/health.service.ts';
import { deleteExpired } from './delete-expired.ts';

const PROBE_EVERY_MS = 5_000;
const MAILS_EVERY_MS = 1_000;
const EXPIRY_EVERY_MS = 10 * 60_000;
const PICTURES_EVERY_MS = 60 * 60_000;
const FOREIGN_PICTURES_EVERY_MS = 24 * 60 * 60_000;
const MEASURE_EVERY_MS = 60 * 60_000;
/** Finds work only after a change of the setting. */
const TIME_ZONE_EVERY_MS = 24 * 60 * 60_000;
/** Also deletes the files of photos that went with a run, a battle or a team. */
const PHOTOS_EVERY_MS = 60_000;
/** Finds work only after a server was stopped while it gave new points. */
const RECALCULATIONS_EVERY_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 3_000;

interface Jobs {
  /** Starts no further jobs and waits at most STOP_TIMEOUT_MS for running ones. */
  stop(): Promise<void>;
}

/** Starts the background jobs; every process may run them. A failed job is logged and retried at the next interval. */
export function startJobs(deps: Deps): Jobs {
  let stopped = false;
  const jobs = [
    startProbe(deps),
    every(deps, MAILS_EVERY_MS, 'mails', () => sendDueMails(deps, () => !stopped)),
    every(deps, EXPIRY_EVERY_MS, 'expiry', () => deleteExpired(deps)),
    every(deps, TIME_ZONE_EVERY_MS, 'days of another time zone', () => moveToTimeZone(deps)),
    every(deps, RECALCULATIONS_EVERY_MS, 'unfinished recalculations', () => finishRecalculations(deps)),
    every(deps, MEASURE_EVERY_MS, 'measured minutes', () => measureMinutes(deps)),
    every(deps, FOREIGN_PICTURES_EVERY_MS, 'foreign pictures', () => adoptStoredPictures(deps)),
    every(deps, PHOTOS_EVERY_MS, 'photos of players', () => deleteExpiredPhotos(deps)),
    every(deps, PICTURES_EVERY_MS, 'pictures', () => deleteUnusedPictures(deps)),
  ];
  return {
    async stop() {
      stopped = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** For a worker, whose primary runs the other jobs: the probe checks the connections of its own process. */
export function startProbe(deps: Deps): Jobs {
  return every(deps, PROBE_EVERY_MS, 'probe', () => probeDatabase(deps));
}

/** Runs `work` now and at an interval; skips an interval while the previous run is still going. */
function every({ log }: Pick<Deps, 'log'>, ms: number, job: string, work: () => Promise<unknown>): Jobs {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error, job }, 'background job failed'))
      .then(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      // Jobs are idempotent, so an unfinished one may be abandoned: a hanging mail server must not delay the shutdown.
      await Promise.race([running, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
