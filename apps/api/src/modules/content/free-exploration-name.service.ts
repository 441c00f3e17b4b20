import { freeName, freeSlugStart } from '@puzzle-runs/domain/exploration/free-name.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import type { Tx } from '#db/store.ts';
import { listSlugsFrom } from './exploration-rows.repository.ts';

/** Returns the name if no exploration has its slug, else `Name (2)`, `Name (3)` … Race: use inside `retryOnNameTaken`. */
export async function freeExplorationName(tx: Tx, name: string): Promise<string> {
  return freeName(name, new Set(await listSlugsFrom(tx, freeSlugStart(slugify(name)))));
}
