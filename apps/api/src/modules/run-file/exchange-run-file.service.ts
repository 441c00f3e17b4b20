import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { withAbsoluteAddresses, withRelativeAddresses } from './picture-addresses.ts';
import { exportRunFile, importRunFile, withFreeName } from './run-file.service.ts';
import { validateRunFile } from './validate-run-file.ts';

/** An exploration as a `puzzle-run/1` document that other servers can show: uploaded pictures have absolute addresses. Throws `not_found`. */
export async function exportExplorationFile(db: Db, slug: string, { playerUrl }: Deps['config']): Promise<RunFile> {
  return withAbsoluteAddresses(await exportRunFile(db, slug), playerUrl);
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
