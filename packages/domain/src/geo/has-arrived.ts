import { isInaccurate } from './position-fix.ts';

interface Arrival {
  /** Metres from the position to the target. */
  distance: number;
  /** Metres around the target within which players count as arrived. */
  radius: number;
  /** Metres, of the position. */
  accuracy: number;
}

/** Whether a position counts as arrived: inside the radius, with the position's accuracy in the player's favour. False if inaccurate. */
export function hasArrived({ distance, radius, accuracy }: Arrival): boolean {
  return !isInaccurate({ accuracy }) && distance <= radius + accuracy;
}
