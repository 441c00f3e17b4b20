import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { freeName, freeSlugStart } from '@puzzle-runs/domain/exploration/free-name.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import { exportRunFile, importRunFile } from '#modules/run-file/run-file.service.ts';
import type { Session } from '#session.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { listSlugsFrom } from './explorations.repository.ts';
import { readManagedExploration } from './explorations.service.ts';

/** Copies an own exploration with its content into a new draft under a free name. Progress and ratings are not copied. */
export function copyExploration(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  id: number,
): Promise<ManagedExploration> {
  return retryOnNameTaken(() =>
    store.transact(async (tx) => {
      const { slug } = await getOwnExploration(tx, creatorId, id);
      const file = await exportRunFile(tx, slug);
      const name = freeName(file.exploration.name, new Set(await listSlugsFrom(tx, freeSlugStart(slug))));
      const copy = { ...file, exploration: { ...file.exploration, name, published: false } };
      return readManagedExploration(tx, await importRunFile(tx, copy, { now: now(), creatorId }));
    }),
  );
}
