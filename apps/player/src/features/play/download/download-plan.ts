import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { tilesAround } from '@puzzle-runs/domain/geo/tiles-around.ts';
import { picturesOf } from '#offline/game-pictures.ts';

const ZOOMS = [12, 13, 14];
/** Metres around each place that the map shows without a network. */
const RADIUS = 1_000;
/** Typical size of a tile in a town, for the size shown beforehand. */
export const TILE_BYTES = 45_000;

/** Addresses to load; pictures and sounds first, then the map from coarse to fine. */
export interface DownloadPlan {
  pictures: string[];
  tiles: string[];
}

/** The places that the player may know. */
function knownPlaces({ rows }: JoinedPois): GeoPoint[] {
  return rows.flatMap((poi) => {
    if (!poi.unlocked || poi.location_type === 'hint') return [];
    const place = poi.location_type === 'coordinates' ? poi.location : poi.location.PostalCodeCoordinate;
    return place ? [{ latitude: place.latitude, longitude: place.longitude }] : [];
  });
}

/** What a phone loads for a game. `centre`: of the run's postal code, if it is known. */
export function planDownload(joined: JoinedPois, centre: GeoPoint | undefined): DownloadPlan {
  const places = [...knownPlaces(joined), ...(centre ? [centre] : [])];
  return {
    pictures: picturesOf(joined),
    tiles: tilesAround(places, RADIUS, ZOOMS).map(({ z, x, y }) => `/map/tiles/${z}/${x}/${y}`),
  };
}
