import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';

type PoiState = 'done' | 'open' | 'locked';

/** A poi is done when it is unlocked and all its tasks are solved (specification 1, part 4); one without tasks too. */
export function poiState(poi: PlayedPoi): PoiState {
  if (!poi.unlocked) return 'locked';
  return poi.tasks_completed >= poi.Tasks.length ? 'done' : 'open';
}

/** The pois a player may walk on to from `slug`: the nearest unlocked one before and after it. */
export function neighbouringPois(pois: readonly PlayedPoi[], slug: string) {
  const current = pois.findIndex((poi) => poi.slug === slug);
  return {
    previous: pois.slice(0, Math.max(current, 0)).findLast((poi) => poi.unlocked),
    next: current < 0 ? undefined : pois.slice(current + 1).find((poi) => poi.unlocked),
  };
}
