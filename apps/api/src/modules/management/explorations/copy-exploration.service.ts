import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import { freeExplorationName } from '#modules/content/free-exploration-name.service.ts';
import { exportRunFile, importRunFile } from '#modules/run-file/run-file.service.ts';
import type { Session } from '#session.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { readManagedExploration } from './explorations.service.ts';

/** Copies an own exploration with its content into a new draft under a free name. Progress and ratings are not copied. */
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
