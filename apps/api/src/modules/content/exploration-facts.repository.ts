import { and, asc, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import { factsOf } from '#mapping/exploration-facts.ts';

/** Facts of some explorations as their creators entered them, with the place of the postal code. */
export function listEnteredFacts(db: Db, ids: readonly number[]) {
  const { explorations: e, postalCodes } = db.t;
  return db
    .select({
      id: e.id,
      code: e.code,
      ...factsOf(e),
      measured_minutes: e.measuredMinutes,
      place: postalCodes,
    })
    .from(e)
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(inArray(e.id, [...ids]));
}

/** Languages that players of some explorations are offered besides the source. */
export function listOfferedLanguages(db: Db, ids: readonly number[]) {
  const { explorationId, lang, offered } = db.t.explorationLanguages;
  return db
    .select({ explorationId, lang })
    .from(db.t.explorationLanguages)
    .where(and(inArray(explorationId, [...ids]), eq(offered, true)))
    .orderBy(asc(lang));
}

/**
 * Places of all pois of some explorations in playing order, secret
 * ones included. `locked`: a prerequisite must be met first.
 */
export function listPoiPlaces(db: Db, ids: readonly number[]) {
  const { pois, prerequisites: p } = db.t;
  const needed = db
    .select({ one: sql`1` })
    .from(p)
    .where(sql`${eq(p.poiId, pois.id)} and ${gt(p.value, 0)}`);
  return db
    .select({
      explorationId: pois.explorationId,
      locationType: pois.locationType,
      latitude: pois.latitude,
      longitude: pois.longitude,
      locked: exists(needed).mapWith(Boolean),
    })
    .from(pois)
    .where(inArray(pois.explorationId, [...ids]))
    .orderBy(asc(pois.position), asc(pois.id));
}

export type EnteredFacts = Awaited<ReturnType<typeof listEnteredFacts>>[number];
export type PoiPlace = Awaited<ReturnType<typeof listPoiPlaces>>[number];
