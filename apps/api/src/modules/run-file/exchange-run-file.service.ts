import { setImmediate } from 'node:timers/promises';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { concurrencyLimit } from '#concurrency-limit.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readExplorationContent } from '#modules/content/read-content.service.ts';
import { withAbsoluteAddresses, withRelativeAddresses } from './picture-addresses.ts';
import { exportFacts, exportFilePoi, importRunFile, withFreeName } from './run-file.service.ts';
import { validateRunFile } from './validate-run-file.ts';

type ExplorationContent = Awaited<ReturnType<typeof readExplorationContent>>;

/** Reads of whole explorations for exports: one at a time, because a large one has tens of megabytes. */
const inTurn = concurrencyLimit({ running: 1, waiting: 50 });

/**
 * An exploration as a `puzzle-run/1` document that other servers can show, as JSON in chunks: uploaded pictures have absolute addresses.
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
 * Checks a `puzzle-run/1` document and returns a function that stores it as a draft and returns its id. Checking a large file
 * takes seconds, so it happens before the transaction. With `rename`, a taken name gets a number; the function then belongs inside
 * `retryOnNameTaken`.
 * @throws `invalid_request`, `missing` or `name_taken` once per mistake, with its path in the file and `params.reason`.
 */
export async function importExplorationFile(
  document: unknown,
  { config: { playerUrl }, rename }: { config: Deps['config']; rename: boolean },
) {
  const read = await validateRunFile(withRelativeAddresses(document, playerUrl));
  if (!read.ok) {
    refuseAll(read.mistakes.map(({ code, path, reason, params }) => new Problem(code, { reason, ...params }, path)));
    throw new Problem('invalid_request');
  }
  const { file } = read;
  const draft = { ...file, exploration: { ...file.exploration, published: false } };
  return async (tx: Tx, by: { now: Date; creatorId: number }): Promise<number> =>
    importRunFile(tx, rename ? await withFreeName(tx, draft) : draft, by);
}
