import { Problem } from '@puzzle-runs/domain/problem.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

/*
 * Creators see their own records only. Each function throws `not_found` for records that do not exist, belong to
 * another account, or to another parent than the address names.
 */

function only<T>([row]: T[]): T {
  if (!row) throw new Problem('not_found');
  return row;
}

export async function getOwnExploration(db: Db, creatorId: number, id: number) {
  const { explorations: e } = db.t;
  return only(
    await db
      .select()
      .from(e)
      .where(and(eq(e.id, id), eq(e.creatorId, creatorId))),
  );
}

const ownExplorationNamed = statement((db) => {
  const { explorations: e } = db.t;
  const own = eq(e.creatorId, sql.placeholder('creatorId'));
  return db
    .select()
    .from(e)
    .where(and(eq(e.slug, sql.placeholder('slug')), own));
});

export async function getOwnExplorationNamed(db: Db, creatorId: number, slug: string) {
  return only(await ownExplorationNamed(db, { creatorId, slug }));
}

export async function getOwnPoi(db: Db, creatorId: number, id: number) {
  const { explorations: e, pois } = db.t;
  return only(
    await db
      .select({ poi: pois, exploration: e })
      .from(pois)
      .innerJoin(e, eq(e.id, pois.explorationId))
      .where(and(eq(pois.id, id), eq(e.creatorId, creatorId))),
  );
}

/** Own pois with the slugs of their explorations, in the order of the ids. */
export async function getOwnPois(db: Db, creatorId: number, ids: readonly number[]) {
  const { explorations: e, pois } = db.t;
  const rows = await db
    .select({ poi: pois, slug: e.slug })
    .from(pois)
    .innerJoin(e, eq(e.id, pois.explorationId))
    .where(and(inArray(pois.id, [...ids]), eq(e.creatorId, creatorId)));
  return ids.map((id) => only(rows.filter(({ poi }) => poi.id === id)));
}

/** Own tasks with their explorations, in the order of the ids. */
export async function getOwnTasks(db: Db, creatorId: number, ids: readonly number[]) {
  const { explorations: e, pois, tasks } = db.t;
  const rows = await db
    .select({ task: tasks, explorationId: e.id, slug: e.slug })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .innerJoin(e, eq(e.id, pois.explorationId))
    .where(and(inArray(tasks.id, [...ids]), eq(e.creatorId, creatorId)));
  return ids.map((id) => only(rows.filter(({ task }) => task.id === id)));
}

const ownPoiNamed = statement((db) => {
  const { explorations: e, pois } = db.t;
  const own = and(eq(e.creatorId, sql.placeholder('creatorId')), eq(e.slug, sql.placeholder('explorationSlug')));
  return db
    .select({ id: pois.id })
    .from(pois)
    .innerJoin(e, eq(e.id, pois.explorationId))
    .where(and(eq(pois.slug, sql.placeholder('slug')), own));
});

/** The id of a poi by its slug and the slug of its exploration; undefined if there is no such poi of this account. */
export async function findOwnPoiNamed(db: Db, creatorId: number, slugs: { slug: string; explorationSlug: string }) {
  const [row] = await ownPoiNamed(db, { creatorId, ...slugs });
  return row?.id;
}

export async function getOwnTask(db: Db, creatorId: number, { poi_id, task_id }: { poi_id: number; task_id: number }) {
  const { explorations: e, pois, tasks } = db.t;
  return only(
    await db
      .select({ task: tasks, explorationId: e.id })
      .from(tasks)
      .innerJoin(pois, eq(pois.id, tasks.poiId))
      .innerJoin(e, eq(e.id, pois.explorationId))
      .where(and(eq(tasks.id, task_id), eq(pois.id, poi_id), eq(e.creatorId, creatorId))),
  );
}

export async function getOwnPrerequisite(
  db: Db,
  creatorId: number,
  { poi_id, prerequisite_id }: { poi_id: number; prerequisite_id: number },
) {
  const { explorations: e, pois, prerequisites: p } = db.t;
  return only(
    await db
      .select({ prerequisite: p, exploration: { id: e.id, slug: e.slug, published: e.published } })
      .from(p)
      .innerJoin(pois, eq(pois.id, p.poiId))
      .innerJoin(e, eq(e.id, pois.explorationId))
      .where(and(eq(p.id, prerequisite_id), eq(pois.id, poi_id), eq(e.creatorId, creatorId))),
  );
}

export async function getOwnTeam(db: Db, creatorId: number, id: number) {
  const { teams } = db.t;
  return only(
    await db
      .select()
      .from(teams)
      .where(and(eq(teams.id, id), eq(teams.creatorId, creatorId))),
  );
}

export type OwnTeam = Awaited<ReturnType<typeof getOwnTeam>>;
