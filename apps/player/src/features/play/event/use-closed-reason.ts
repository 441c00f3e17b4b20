import { usePlay } from '../play-context.ts';

/**
 * Why answers and hint purchases are closed although the pois are shown; undefined while they are open. The server
 * decides, including the team's extra minutes; the device's clock is not used.
 */
export function useClosedReason(): 'paused' | 'ended' | undefined {
  const state = usePlay().joined.schedule?.state;
  return state === 'paused' || state === 'ended' ? state : undefined;
}
