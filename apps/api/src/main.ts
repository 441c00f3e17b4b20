import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { ensureDemo } from './demo/demo.ts';
import { INSECURE_ORIGIN, isInsecureOrigin } from './http/insecure-origin.ts';
import { keepBuild, keptAssetsFolder } from './http/kept-builds.ts';
import { startJobs } from './jobs/jobs.ts';
import { openMapTiles } from './modules/map-tiles/map-tiles.service.ts';
import { importPostalCodesOnce } from './modules/places/places.service.ts';
import { refuseSecondServer } from './single-server.ts';

/** File mode mask: other accounts of the machine read nothing, because the data folder holds secrets and addresses. */
const PRIVATE = 0o077;

/** Exits with the error's text if a setting is wrong. */
async function orStop<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

process.umask(PRIVATE);
const config = await orStop(async () => readConfig(process.env));
await orStop(() => refuseSecondServer(config));
const created = await createDeps(config);
const deps = { ...created, mapTiles: await orStop(() => openMapTiles(created)) };
await importPostalCodesOnce(deps.store);
if (config.demo) await ensureDemo(deps);

await keepBuild(deps.siteFolder, keptAssetsFolder(config.dataDir, 'player'));
await keepBuild(deps.studioFolder, keptAssetsFolder(config.dataDir, 'studio'));
if (isInsecureOrigin(config.playerUrl)) deps.log.warn(INSECURE_ORIGIN);

const [player, studio] = [await buildApp(deps), await buildApp(deps, 'studio')];
const jobs = startJobs(deps);
closeWithGrace({ delay: 10_000, logger: deps.log }, async ({ err }) => {
  if (err) deps.log.fatal({ err }, 'stopping');
  await Promise.all([player.close(), studio.close()]);
  await jobs.stop();
  deps.mailer.close();
  await deps.mapTiles?.close();
  await deps.changeFeed.close();
  deps.valkey?.close();
  await deps.store.close();
});

interface Listening {
  /** Name of the setting for the port. */
  env: string;
  port: number;
  /** Public address. */
  url: string;
}

/** Returns the public address of the site; with port 0, the local address with the free port. */
async function listen(app: FastifyInstance, { env, port, url }: Listening): Promise<string> {
  try {
    const address = await app.listen({ host: config.host, port });
    return port === 0 ? address : url;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(`${env}: port ${port} is in use; set another one, or 0 for any free port`);
    return process.exit(1);
  }
}

const playerAddress = await listen(player, { env: 'PORT', port: config.port, url: config.playerUrl });
const studioAddress = await listen(studio, { env: 'STUDIO_PORT', port: config.studioPort, url: config.studioUrl });
console.log(`\n  Puzzle Runs is up: ${playerAddress}\n  and its studio:    ${studioAddress}\n`);
