import { and, asc, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';

/** Values: `creatorId`, `slug`. */
export const ownTrail = statement((db) => {
  const { explorations: e, postalCodes } = db.t;
  const own = eq(e.creatorId, sql.placeholder('creatorId'));
  return db
    .select({
      id: e.id,
      name: e.name,
      slug: e.slug,
      postal_code: e.postalCode,
      place_name: postalCodes.name,
      published: e.published,
      route: e.route,
      finish_rule: e.finishRule,
      finish_pois: e.finishPois,
      finish_poi: e.finishPoi,
      updatedAt: e.updatedAt,
    })
    .from(e)
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(and(eq(e.slug, sql.placeholder('slug')), own));
});

/** Pois of an exploration in order of play, as those below. Values: `explorationId`. */
export const poisOfTrail = statement((db) => {
  const { pois: p } = db.t;
  return db
    .select({
      id: p.id,
      name: p.name,
      slug: p.slug,
      position: p.position,
      location_type: p.locationType,
      latitude: p.latitude,
      longitude: p.longitude,
      unlockMode: p.unlockMode,
      updatedAt: p.updatedAt,
    })
    .from(p)
    .where(eq(p.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(p.position), asc(p.id));
});

export const prerequisitesOfTrail = statement((db) => {
  const { pois, prerequisites: p } = db.t;
  return db
    .select({
      id: p.id,
      poiId: p.poiId,
      unlockType: p.unlockType,
      value: p.value,
      names: p.names,
      updatedAt: p.updatedAt,
    })
    .from(p)
    .innerJoin(pois, eq(pois.id, p.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(p.id));
});

export const tasksOfTrail = statement((db) => {
  const { pois, tasks: t } = db.t;
  return db
    .select({
      id: t.id,
      poiId: t.poiId,
      name: t.name,
      slug: t.slug,
      position: t.position,
      task_type: t.taskType,
      points: t.points,
    })
    .from(t)
    .innerJoin(pois, eq(pois.id, t.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(t.position), asc(t.id));
});

/** Decisions of an exploration, whose content is small. */
export const decisionsOfTrail = statement((db) => {
  const { pois, tasks: t } = db.t;
  return db
    .select({ id: t.id, content: t.content })
    .from(t)
    .innerJoin(pois, eq(pois.id, t.poiId))
    .where(and(eq(pois.explorationId, sql.placeholder('explorationId')), eq(t.taskType, 'decision')));
});
