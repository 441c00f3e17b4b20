import { pipeline } from 'node:stream/promises';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { readConfig } from '#config/config.ts';
import { fileReasonOf, StartError } from '#errors/start-error.ts';
import { findNamedRun } from '#modules/content/find-named-run.service.ts';
import { withAbsoluteAddresses } from '#modules/run-file/picture-addresses.ts';
import { exportRunFile } from '#modules/run-file/run-file.service.ts';
import { createDeps } from '#start/create-deps.ts';
import { runCommand } from './run-command.ts';

/** `npm run export -- RUN`: writes the run to standard output as a puzzle-run/1 document. Returns the exit code. */
async function main(words: string[]): Promise<number> {
  const text = words.join(' ');
  if (text.trim() === '') {
    console.error('Usage: npm run export -- NAME, ADDRESS or ID of a run');
    return 2;
  }
  const { store, changeFeed, valkey, config } = await createDeps(readConfig({ ...process.env, LOG_LEVEL: 'warn' }));
  try {
    const file = await exportRunFile(store.db, await findNamedRun(store.db, text));
    const json = JSON.stringify(withAbsoluteAddresses(file, config.playerUrl), null, 2);
    await pipeline([`${json}\n`], process.stdout, { end: false }).catch((error) => {
      throw new StartError(`the run cannot be written: ${fileReasonOf(error)}`);
    });
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`no run, or more than one, has the name, address or id "${text}"`);
    return 1;
  } finally {
    await changeFeed.close();
    valkey?.close();
    await store.close();
  }
}

await runCommand(main);
