import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { freeExplorationName } from '#modules/content/store-exploration.service.ts';
import { claimingName } from '#modules/names/claim-name.service.ts';
import { exportExplorationFile, importExplorationFile } from '#modules/run-file/exchange-run-file.service.ts';
import { exportRunFile, importRunFile } from '#modules/run-file/run-file.service.ts';
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
 * @param file as `readExplorationFile` returns it
 * @throws `name_taken`
 */
export async function importExploration(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { file, rename }: { file: Parameters<typeof importExplorationFile>[1]; rename: boolean },
): Promise<ManagedExploration> {
  const importing = () =>
    store.transact(
      async (tx) =>
        readManagedExploration(tx, await importExplorationFile(tx, file, { rename, now: now(), creatorId })),
      { long: true },
    );
  return rename ? retryOnNameTaken(importing) : claimingName(importing);
}

/**
 * Copies an own exploration with its content into a new draft under a free name. Progress and ratings are not copied.
 */
export function copyExploration(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  id: number,
): Promise<ManagedExploration> {
  return retryOnNameTaken(() =>
    store.transact(
      async (tx) => {
        const { slug } = await getOwnExploration(tx, creatorId, id);
        const file = await exportRunFile(tx, slug);
        const name = await freeExplorationName(tx, file.exploration.name);
        const copy = { ...file, exploration: { ...file.exploration, name, published: false } };
        return readManagedExploration(tx, await importRunFile(tx, copy, { now: now(), creatorId }));
      },
      { long: true },
    ),
  );
}
