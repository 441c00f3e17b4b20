import closeWithGrace from 'close-with-grace';
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

const app = await buildApp(deps);
const jobs = startJobs(deps);
closeWithGrace({ delay: 10_000, logger: deps.log }, async () => {
  await app.close();
  await jobs.stop();
  await deps.hub.close();
  await deps.store.close();
});
await app.listen({ host: config.host, port: config.port });
console.log(`\n  Puzzle Runs is up: ${config.playerUrl}\n`);
