import { readFile } from 'node:fs/promises';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { readConfig } from '#config.ts';
import { createDeps } from '#create-deps.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';
import { withRelativeAddresses } from '#modules/run-file/picture-addresses.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { validateRunFile } from '#modules/run-file/validate-run-file.ts';

/** `npm run import -- FILE…`: imports all files or none; prints every mistake with its file and path. Returns the exit code. */
async function main(paths: string[]): Promise<number> {
  if (paths.length === 0) {
    console.error('Usage: npm run import -- FILE…');
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
  const { store, changeFeed, now } = await createDeps(config);
  try {
    await importPostalCodesOnce(store);
    const files = read.flatMap((exploration) => (exploration.ok ? [exploration.file] : []));
    const ids = await importRunFiles(store, files, now());
    console.log(`${ids.length} imported`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`${error.code}: ${error.params?.name ?? ''}`);
    return 1;
  } finally {
    await changeFeed.close();
    await store.close();
  }
}

async function readFileAsExploration(path: string, origin: string) {
  try {
    return await validateRunFile(withRelativeAddresses(JSON.parse(await readFile(path, 'utf8')), origin));
  } catch (error) {
    return { ok: false as const, mistakes: [{ path: '', message: String(error) }] };
  }
}

process.exitCode = await main(process.argv.slice(2));
