import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { getOwnExplorationNamed } from '../ownership.repository.ts';
import { toManagedPoi } from '../pois/managed-poi.ts';
import { readParts } from '../pois/poi-parts.repository.ts';
import { listPois } from '../pois/pois.repository.ts';
import { readManagedExploration } from './explorations.service.ts';

/** An own exploration with all pois and tasks, answers included, for printing. Throws `not_found`. */
export async function readPrinted(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  slug: string,
): Promise<{ count: number; rows: PrintedExploration[] }> {
  const { id } = await getOwnExplorationNamed(db, user_id, slug);
  const exploration = await readManagedExploration(db, id);
  const { rows } = await listPois(db, { explorationId: id, limit: exploration.poi_count, offset: 0 });
  const ids = rows.map(({ poi }) => poi.id);
  const parts = await readParts(db, ids, { tasks: true });
  return { count: 1, rows: [{ ...exploration, Pois: rows.map((row) => toManagedPoi(row, parts)) }] };
}
