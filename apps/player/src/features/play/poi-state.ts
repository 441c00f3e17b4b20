import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';

type PoiState = 'done' | 'open' | 'closed' | 'locked';

/**
 * A poi is done when it is unlocked, reached and all its tasks are solved, also when it has no tasks. It is closed when
 * the attempts at all its unsolved tasks are used up.
 */
export function poiState(poi: PlayedPoi): PoiState {
  if (!poi.unlocked) return 'locked';
  if (!poi.arrival.arrived) return 'open';
  if (poi.tasks_completed >= poi.total_tasks) return 'done';
  return poi.Tasks.some(({ progressed, remaining_attempts }) => !progressed && remaining_attempts !== 0)
    ? 'open'
    : 'closed';
}

/** Whether no choice that is left opens a poi: it is not on the way of the player. */
export function isClosed(poi: PlayedPoi): boolean {
  return !poi.unlocked && poi.closed === true;
}

/** The nearest unlocked pois before and after `slug`. */
export function neighbouringPois(pois: readonly PlayedPoi[], slug: string) {
  const current = pois.findIndex((poi) => poi.slug === slug);
  return {
    previous: pois.slice(0, Math.max(current, 0)).findLast((poi) => poi.unlocked),
    next: current < 0 ? undefined : pois.slice(current + 1).find((poi) => poi.unlocked),
  };
}

/** Texts of the states of a poi. */
export const POI_STATE_KEYS = {
  done: 'play.poi.done',
  open: 'play.poi.open',
  closed: 'play.poi.closed',
  locked: 'play.poi.locked',
} as const;
