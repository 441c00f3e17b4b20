import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import { exportExplorationFile, importExplorationFile } from '#modules/run-file/exchange-run-file.service.ts';
import type { Session } from '#session.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { readManagedExploration } from './explorations.service.ts';

/** Exports an own exploration as a run file, as JSON in chunks; picture addresses are absolute. Throws `not_found`. */
export async function exportOwnExploration(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  { user_id }: Session,
  id: number,
): Promise<AsyncIterable<string>> {
  const { slug } = await getOwnExploration(db, user_id, id);
  return exportExplorationFile(db, slug, config);
}

/**
 * Imports a run file as a new draft; with `rename` under a free name.
 * @throws `invalid_request`, `missing` or `name_taken` once per mistake, with its path in the file and `params.reason`.
 */
export async function importExploration(
  { store, now, config }: Pick<Deps, 'store' | 'now' | 'config'>,
  { user_id: creatorId }: Session,
  { body, query: { rename } }: { body: unknown; query: { rename: boolean } },
): Promise<ManagedExploration> {
  const storeDraft = await importExplorationFile(body, { config, rename });
  const importing = () =>
    store.transact(async (tx) => readManagedExploration(tx, await storeDraft(tx, { now: now(), creatorId })), {
      long: true,
    });
  return rename ? retryOnNameTaken(importing) : importing();
}
