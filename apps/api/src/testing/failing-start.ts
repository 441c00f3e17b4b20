import { expect } from 'vitest';
import { readConfig } from '#config/config.ts';
import { sentenceOf } from '#errors/start-error.ts';
import { closeDeps, createDeps, refuseSecondServer } from '#start/create-deps.ts';
import { refuseTooManyWorkers } from '#workers/check-connections.ts';
import { startScript, temporaryFolder } from './servers/child-process.ts';

/** The sentence for a database from before 1.0, which names the way. */
export const BEFORE_1_0 =
  'DATABASE_URL: the database is from before Puzzle Runs 1.0; ' +
  'export its runs with the old version, and import them into an empty database';

/** The sentence with which a start in this process fails; the steps are those of main.ts before the server listens. */
export async function sentenceOfStart(env: Record<string, string>): Promise<string> {
  const config = readConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent', ...env });
  try {
    await refuseSecondServer(config);
    await refuseTooManyWorkers(config);
    await closeDeps(await createDeps(config));
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    expect(sentence).not.toMatch(/\n|SECRET/);
    return sentence;
  }
  throw new Error('the start did not fail');
}

const ALONE = { HOST: '127.0.0.1', PORT: '0', STUDIO_PORT: '0', DEMO: '0', MAP_TILES: 'off' };

/** The same for a script in a process of its own, which prints the sentence and nothing else, and exits with 1. */
export async function sentenceOfScript(env: Record<string, string>, script = 'main.ts', args: string[] = []) {
  const { code, err, out } = await startScript(script, args, { DATA_DIR: temporaryFolder(), ...ALONE, ...env }).closed;
  expect([code, err]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  expect(`${out}${err}`).not.toMatch(/SECRET|^\s+at /m);
  return err.trim();
}

/** Every sign that means something in an address. */
export const PASSWORD = 'p@ss/w#rd%?:&=+"[ü] 1';
