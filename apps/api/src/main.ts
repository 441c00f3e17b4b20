import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { ensureDemo } from './demo/demo.ts';
import { startJobs } from './jobs.ts';
import { ensurePostalCodes } from './modules/places/places.service.ts';

function configOrStop() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

const config = configOrStop();
const deps = await createDeps(config);
await ensurePostalCodes(deps.store);
if (config.demo) await ensureDemo(deps);

const [player, studio] = [await buildApp(deps), await buildApp(deps, 'studio')];
const jobs = startJobs(deps);
closeWithGrace({ delay: 10_000, logger: deps.log }, async () => {
  await Promise.all([player.close(), studio.close()]);
  await jobs.stop();
  await deps.hub.close();
  await deps.store.close();
});

/** Where it is to be found: by its public address, or at the port that was free. */
async function listen(app: FastifyInstance, port: number, url: string): Promise<string> {
  const address = await app.listen({ host: config.host, port });
  return port === 0 ? address : url;
}

const playerAddress = await listen(player, config.port, config.playerUrl);
const studioAddress = await listen(studio, config.studioPort, config.studioUrl);
console.log(`\n  Puzzle Runs is up: ${playerAddress}\n  and its studio:    ${studioAddress}\n`);
