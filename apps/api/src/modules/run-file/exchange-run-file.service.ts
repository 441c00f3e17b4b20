import { setImmediate } from 'node:timers/promises';
import { concurrencyLimit } from '#concurrency/concurrency-limit.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readExplorationContent } from '#modules/content/read-content.service.ts';
import { inContentThread } from '#threads/in-content-thread.ts';
import type { CleanRunFile } from './clean-run-file.ts';
import { withAbsoluteAddresses } from './picture-addresses.ts';
import { exportFacts, exportFilePoi, importRunFile, withFreeName } from './run-file.service.ts';

type ExplorationContent = Awaited<ReturnType<typeof readExplorationContent>>;

/** Reads of whole explorations for exports: one at a time, because a large one has tens of megabytes. */
const inTurn = concurrencyLimit({ running: 1, waiting: 50 });

/**
 * An exploration as a `puzzle-run/1` document that other servers can
 * show, as JSON in chunks: uploaded pictures have absolute addresses.
 * @throws `not_found`
 */
export async function exportExplorationFile(db: Db, slug: string, { playerUrl }: Deps['config']) {
  return runFileInChunks(await inTurn(() => readExplorationContent(db, slug)), playerUrl);
}

/** Other requests run between two pois. */
async function* runFileInChunks(content: ExplorationContent, origin: string): AsyncGenerator<string> {
  const json = (part: object) => JSON.stringify(withAbsoluteAddresses(part, origin));
  yield `{"format":"puzzle-run/1","exploration":${json(exportFacts(content)).slice(0, -1)},"pois":[`;
  for (const [index, poi] of content.pois.entries()) {
    yield (index === 0 ? '' : ',') + json(exportFilePoi(poi, content));
    await setImmediate();
  }
  yield ']}}';
}

/**
 * Parses and checks the bytes of a `puzzle-run/1` document, and sanitises its HTML.
 * @throws like `readImportedFile`
 */
export function readExplorationFile(
  bytes: Uint8Array,
  { playerUrl: origin }: Pick<Deps['config'], 'playerUrl'>,
): Promise<CleanRunFile> {
  return inContentThread('runFile', { bytes, origin });
}

/**
 * Stores a run file as a draft and returns its id. With `rename`, a
 * taken name gets a number; call it inside `retryOnNameTaken` then.
 * @throws `name_taken`
 */
export async function importExplorationFile(
  tx: Tx,
  file: CleanRunFile,
  { rename, ...by }: { rename: boolean; now: Date; creatorId: number },
): Promise<number> {
  const draft = { ...file, exploration: { ...file.exploration, published: false } };
  return importRunFile(tx, rename ? await withFreeName(tx, draft) : draft, by);
}
