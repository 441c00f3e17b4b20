import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config/config.ts';
import { sentenceOf } from './errors/start-error.ts';
import { startJobs, startProbe } from './jobs/jobs.ts';
import { openMapTiles } from './modules/map-tiles/map-tiles.service.ts';
import { closeDeps, createDeps, refuseSecondServer } from './start/create-deps.ts';
import { prepare } from './start/prepare.ts';
import { serve } from './start/serve.ts';
import { JOB_POOLS, refuseTooManyWorkers } from './workers/check-connections.ts';
import { type Addresses, CANNOT_START, startWorkers } from './workers/start-workers.ts';

/** File mode mask: other accounts of the machine read nothing, because the data folder holds secrets and addresses. */
const PRIVATE = 0o077;
/** Time to stop; workers have less than their primary, which waits for them. */
const [STOP_MS, STOP_ALL_MS] = [10_000, 15_000];
/** Exit code of a worker that its primary replaces. */
const RETRY = 1;

/**
 * Exits with one sentence if a setting is wrong, or something outside of the program fails.
 * @param codeOfWorker exit code of a worker: RETRY where another attempt may succeed
 */
async function orStop<T>(work: () => Promise<T>, codeOfWorker = CANNOT_START): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return process.exit(cluster.isWorker ? codeOfWorker : 1);
  }
}

function printAddresses({ player, studio }: Addresses): void {
  console.log(`\n  Puzzle Runs is up: ${player}\n  and its studio:    ${studio}\n`);
}

/** Serves both sites in this process, which prepares everything and runs the jobs itself unless it is a worker. */
async function startServer(config: Config): Promise<void> {
  const created = await orStop(() => createDeps(config, cluster.isWorker ? { migrate: false } : {}), RETRY);
  const deps = { ...created, mapTiles: await orStop(() => openMapTiles(created)) };
  if (!cluster.isWorker) await orStop(() => prepare(deps));
  const sites = await serve(deps);
  const jobs = cluster.isWorker ? startProbe(deps) : startJobs(deps);
  // Ctrl+C reaches workers directly, before their primary asks them to stop.
  const onSecondSignal = cluster.isWorker ? { onSecondSignal: () => undefined } : {};
  closeWithGrace({ delay: STOP_MS, logger: deps.log, ...onSecondSignal }, async ({ err }) => {
    if (err) deps.log.fatal({ err }, 'stopping');
    await sites.close();
    await jobs.stop();
    await closeDeps(deps);
  });
  const addresses = await orStop(() => sites.listen());
  if (cluster.isWorker) process.send?.(addresses);
  else printAddresses(addresses);
}

/** Prepares everything, runs the jobs, and starts the workers, which serve. */
async function startPrimary(config: Config): Promise<void> {
  const deps = await orStop(() => createDeps(config, { pools: JOB_POOLS }));
  await orStop(() => prepare(deps));
  const jobs = startJobs(deps);
  const workers = startWorkers({
    script: fileURLToPath(import.meta.url),
    count: config.workers,
    log: deps.log,
    onListening: printAddresses,
    onCannotStart: () => stop.close(),
  });
  const stop = closeWithGrace({ delay: STOP_ALL_MS, logger: deps.log }, async ({ err, manual }) => {
    if (err) deps.log.fatal({ err }, 'stopping');
    await workers.stop();
    await jobs.stop();
    await closeDeps(deps);
    if (manual) process.exit(1);
  });
}

process.umask(PRIVATE);
const config = await orStop(async () => readConfig(process.env));
if (cluster.isPrimary) {
  await orStop(() => refuseSecondServer(config));
  await orStop(() => refuseTooManyWorkers(config));
}
if (config.workers > 1 && cluster.isPrimary) await startPrimary(config);
else await startServer(config);
