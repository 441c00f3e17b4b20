import { type WalkLength, walkLength } from '../walk-length.ts';
import type { WaysPoi } from './way-graph.ts';

/** Metres that a group walks in a minute, stops at crossings included: 4 km/h. */
const METRES_PER_MINUTE = 4000 / 60;
/** Minutes for reading a task, finding its answer and typing it. */
const MINUTES_PER_TASK = 3;
const STEP = 5;

/** What a way through some pois costs and gives, when everything is solved and no hint is bought. */
export interface WayEstimate {
  points: number;
  tasks: number;
  /** Through the pois in this order; null without two places. */
  walk: WalkLength | null;
  /** Walking at 4 km/h and three minutes a task, rounded to 5. */
  minutes: number;
}

/** Estimates a way by its pois in the order of the visits. */
export function estimateWay(pois: readonly WaysPoi[]): WayEstimate {
  const tasks = pois.flatMap((poi) => poi.tasks);
  const walk = walkLength(pois.map(({ place }) => place));
  const minutes = (walk?.metres ?? 0) / METRES_PER_MINUTE + tasks.length * MINUTES_PER_TASK;
  return {
    points: tasks.reduce((sum, { points }) => sum + points, 0),
    tasks: tasks.length,
    walk,
    minutes: Math.max(STEP, Math.round(minutes / STEP) * STEP),
  };
}
