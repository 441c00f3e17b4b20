import type { ManagedExploration, PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { freeName, freeSlugStart } from '@puzzle-runs/domain/exploration/free-name.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { whileTaken } from '#db/retry-on-name-taken.ts';
import type { Deps } from '#deps.ts';
import {
  exportRun,
  importRun,
  readRunFile,
  withOwnAddresses,
  withWholeAddresses,
} from '#modules/run-file/run-file.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { getOwnExploration, getOwnExplorationNamed } from '../ownership.repository.ts';
import { toManagedPoi } from '../pois/managed-poi.ts';
import { readParts } from '../pois/poi-parts.repository.ts';
import { listPois } from '../pois/pois.repository.ts';
import { listSlugsFrom } from './explorations.repository.ts';
import { readManaged } from './explorations.service.ts';

/** A draft with everything an own run holds, under a name that is free. Who plays, points and ratings are not copied. */
export function copyExploration(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  id: number,
): Promise<ManagedExploration> {
  return whileTaken(() =>
    store.transact(async (tx) => {
      const { slug } = await getOwnExploration(tx, creatorId, id);
      const file = await exportRun(tx, slug);
      const name = freeName(file.exploration.name, new Set(await listSlugsFrom(tx, freeSlugStart(slug))));
      const copy = { ...file, exploration: { ...file.exploration, name, published: false } };
      return readManaged(tx, await importRun(tx, copy, { now: now(), creatorId }));
    }),
  );
}

/** An own run as a file of the run format, its pictures with whole addresses. Throws `not_found`. */
export async function writeRunFile(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  { user_id }: Session,
  id: number,
): Promise<RunFile> {
  const { slug } = await getOwnExploration(db, user_id, id);
  return withWholeAddresses(await exportRun(db, slug), config.playerUrl);
}

/**
 * A new draft out of a file of the run format.
 * @throws `invalid_request`, `missing` or `name_taken` for each mistake of the file, with its path and what is wrong there (`params.reason`).
 */
export async function createFromFile(
  { store, now, config }: Pick<Deps, 'store' | 'now' | 'config'>,
  { user_id: creatorId }: Session,
  document: unknown,
): Promise<ManagedExploration> {
  const read = await readRunFile(withOwnAddresses(document, config.playerUrl));
  if (!read.ok)
    refuseAll(read.mistakes.map(({ code, path, reason, params }) => new Problem(code, { reason, ...params }, path)));
  return store.transact(async (tx) => {
    if (!read.ok) throw new Problem('invalid_request');
    const { exploration } = read.file;
    const draft = { ...read.file, exploration: { ...exploration, published: false } };
    return readManaged(tx, await importRun(tx, draft, { now: now(), creatorId }));
  });
}

/** Everything of an own run, to be printed: one run with all its spots and quests, answers included. */
export async function readPrinted(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  slug: string,
): Promise<{ count: number; rows: PrintedExploration[] }> {
  const { id } = await getOwnExplorationNamed(db, user_id, slug);
  const exploration = await readManaged(db, id);
  const { rows } = await listPois(db, { explorationId: id, limit: exploration.poi_count, offset: 0 });
  const parts = await readParts(
    db,
    rows.map(({ poi }) => poi.id),
    { tasks: true },
  );
  return { count: 1, rows: [{ ...exploration, Pois: rows.map((row) => toManagedPoi(row, parts)) }] };
}
