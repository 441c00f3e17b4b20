import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';

type SpotState = 'done' | 'open' | 'locked';

/** A spot is done when it is unlocked and all its quests are solved (specification 1, part 4); one without quests too. */
export function spotState(poi: PlayedPoi): SpotState {
  if (!poi.unlocked) return 'locked';
  return poi.tasks_completed >= poi.Tasks.length ? 'done' : 'open';
}

/** The spots a player may walk on to from `slug`: the nearest unlocked one before and after it. */
export function neighbours(pois: readonly PlayedPoi[], slug: string) {
  const here = pois.findIndex((poi) => poi.slug === slug);
  return {
    previous: pois.slice(0, Math.max(here, 0)).findLast((poi) => poi.unlocked),
    next: here < 0 ? undefined : pois.slice(here + 1).find((poi) => poi.unlocked),
  };
}
