import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';

/** The poi to visit next: the first open one; undefined if none is left or the battle has ended. */
export function useCurrentPoi(): PlayedPoi | undefined {
  const { rows } = usePlay().joined;
  const ended = useClosedReason() === 'ended';
  return ended ? undefined : rows.find((poi) => poiState(poi) === 'open');
}
