import { Problem } from '@puzzle-runs/domain/problem.ts';
import { readConfig } from '#config.ts';
import { createDeps } from '#create-deps.ts';
import { withAbsoluteAddresses } from '#modules/run-file/picture-addresses.ts';
import { exportRunFile } from '#modules/run-file/run-file.service.ts';
import { runCommand } from './run-command.ts';

/** `npm run export -- SLUG`: writes the run to standard output as a puzzle-run/1 document. Returns the exit code. */
async function main([slug]: string[]): Promise<number> {
  if (!slug) {
    console.error('Usage: npm run export -- SLUG');
    return 2;
  }
  const { store, changeFeed, valkey, config } = await createDeps(readConfig({ ...process.env, LOG_LEVEL: 'warn' }));
  try {
    console.log(JSON.stringify(withAbsoluteAddresses(await exportRunFile(store.db, slug), config.playerUrl), null, 2));
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`${error.code}: ${slug}`);
    return 1;
  } finally {
    await changeFeed.close();
    valkey?.close();
    await store.close();
  }
}

await runCommand(main);
