import type { ExplorationFacts } from '@puzzle-runs/contract/exploration-facts.ts';
import { goodToKnowOf } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { startPlace } from '@puzzle-runs/domain/exploration/start-place.ts';
import { walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { playableLanguages } from '@puzzle-runs/domain/translation/translation-languages.ts';
import type { Db } from '#db/store.ts';
import {
  type EnteredFacts,
  listEnteredFacts,
  listOfferedLanguages,
  listPoiPlaces,
  type PoiPlace,
} from './exploration-facts.repository.ts';

/** Facts of some explorations for visitors, by id: three queries for any number of them. */
async function readExplorationFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ExplorationFacts>> {
  if (ids.length === 0) return new Map();
  const entered = await listEnteredFacts(db, ids);
  const pois = Map.groupBy(await listPoiPlaces(db, ids), ({ explorationId }) => explorationId);
  const languages = Map.groupBy(await listOfferedLanguages(db, ids), ({ explorationId }) => explorationId);
  return new Map(
    entered.map((facts) => {
      const offered = languages.get(facts.id)?.map(({ lang }) => lang) ?? [];
      return [facts.id, toFacts(facts, pois.get(facts.id) ?? [], offered)];
    }),
  );
}

/** Adds the facts to some explorations. */
export async function withFacts<E extends { id: number }>(
  db: Db,
  explorations: readonly E[],
): Promise<(E & { Facts?: ExplorationFacts })[]> {
  const facts = await readExplorationFacts(
    db,
    explorations.map(({ id }) => id),
  );
  return explorations.map((exploration) => {
    const Facts = facts.get(exploration.id);
    return Facts ? { ...exploration, Facts } : exploration;
  });
}

function toFacts(entered: EnteredFacts, pois: readonly PoiPlace[], languages: readonly string[]): ExplorationFacts {
  const [first] = pois;
  const meetingPoint = pointOf({ latitude: entered.meeting_latitude, longitude: entered.meeting_longitude });
  return {
    ...walkOf(entered, pois),
    minutes_source:
      entered.duration_minutes !== null ? 'creator' : entered.measured_minutes !== null ? 'measured' : null,
    start: startPlace({
      meetingPoint,
      coded: entered.code !== null,
      firstPoi: first && { open: !first.locked, place: shownPlaceOf(first) },
      postalCode: entered.place,
    }),
    ...goodToKnowOf(entered),
    playable_offline: entered.playable_offline,
    languages: playableLanguages(entered.lang, languages),
  };
}

function walkOf({ walk_metres }: EnteredFacts, pois: readonly PoiPlace[]) {
  if (walk_metres !== null) return { walk_metres, walk_source: 'creator' as const };
  const walk = walkLength(pois.map(shownPlaceOf));
  if (!walk) return { walk_metres: null, walk_source: null };
  return { walk_metres: walk.metres, walk_source: walk.complete ? ('pois' as const) : ('some_pois' as const) };
}

/** The place of a poi as players see it on a map. The target of hints is secret, even as a part of a sum. */
function shownPlaceOf(poi: PoiPlace): GeoPoint | null {
  return poi.locationType === 'hint' ? null : pointOf(poi);
}

function pointOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): GeoPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
