import { readFile } from 'node:fs/promises';
import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { decodeFile } from '@puzzle-runs/domain/decode-file.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { readConfig } from '#config/config.ts';
import { fileReasonOf } from '#errors/start-error.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';
import { withRelativeAddresses } from '#modules/run-file/picture-addresses.ts';
import { importRunFiles, importRunFilesRenamed } from '#modules/run-file/run-file.service.ts';
import { validateRunFile } from '#modules/run-file/validate-run-file.ts';
import { createDeps } from '#start/create-deps.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run import -- [--rename] FILE…
  --rename   import a run whose name is taken as "Name (2)", "Name (3)" …`;

/**
 * `npm run import -- [--rename] FILE…`: imports all files or none; prints every mistake with its file and path, and
 * with `--rename` the names that changed. Returns the exit code.
 */
async function main(args: string[]): Promise<number> {
  const rename = args.includes('--rename');
  const paths = args.filter((arg) => arg !== '--rename');
  if (paths.length === 0 || paths.some((path) => path.startsWith('--'))) {
    console.error(USAGE);
    return 2;
  }
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
  const read = await Promise.all(
    paths.map(async (path) => ({ path, ...(await readFileAsExploration(path, config.playerUrl)) })),
  );
  const bad = read.flatMap((exploration) =>
    exploration.ok ? [] : exploration.mistakes.map((mistake) => ({ file: exploration.path, ...mistake })),
  );
  for (const { file, path, message } of bad) console.error(`${file}: ${path || '(document)'}: ${message}`);
  if (bad.length > 0) return 1;
  const { store, changeFeed, valkey, now } = await createDeps(config);
  try {
    await importPostalCodesOnce(store);
    const files = read.flatMap((exploration) => (exploration.ok ? [exploration.file] : []));
    if (rename) printNewNames(files, await importRunFilesRenamed(store, files, now()));
    else await importRunFiles(store, files, now());
    console.log(`${files.length} imported`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`${error.code}: ${error.params?.name ?? ''}`);
    if (error.code === 'name_taken') console.error('To import it under a free name, add --rename');
    return 1;
  } finally {
    await changeFeed.close();
    valkey?.close();
    await store.close();
  }
}

function printNewNames(files: readonly RunFile[], names: readonly string[]): void {
  for (const [index, { exploration }] of files.entries()) {
    if (names[index] !== exploration.name) console.log(`${exploration.name} -> ${names[index]}`);
  }
}

async function readFileAsExploration(path: string, origin: string) {
  const refused = (message: string) => ({ ok: false as const, mistakes: [{ path: '', message }] });
  try {
    const read = decodeFile(await readFile(path));
    if (read.text !== null) return await validateRunFile(withRelativeAddresses(JSON.parse(read.text), origin));
    return refused(
      read.encoding === null ? 'this is no text' : `the encoding is ${read.encoding}; save the file in UTF-8`,
    );
  } catch (error) {
    return refused(error instanceof SyntaxError ? `this is no JSON: ${error.message}` : fileReasonOf(error));
  }
}

await runCommand(main);
