import { usePlay } from '../play-context.ts';

/**
 * Why nothing can be answered or paid for now, although the pois are shown; undefined while it can. The server says it for the own
 * team, with its extra minutes: this device's clock is not asked.
 */
export function useClosedReason(): 'paused' | 'ended' | undefined {
  const state = usePlay().joined.schedule?.state;
  return state === 'paused' || state === 'ended' ? state : undefined;
}
