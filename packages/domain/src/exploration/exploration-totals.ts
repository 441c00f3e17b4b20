/** Most hints of a poi, and most answers, choices, words or entries of a task. */
export const ENTRIES_MAX = 200;
/** Most replies of a task to expected wrong answers. */
export const REPLIES_MAX = 20;
/** Most pieces of a task. */
export const PIECES_MAX = 20;
export const PREREQUISITES_MAX = 50;
/** Most pois of an exploration. */
export const POIS_MAX = 200;
/** Most tasks of a poi. */
export const TASKS_MAX = 200;
/** Most pois or tasks that one call copies or moves. */
export const CARRIED_MAX = 50;
/** Longest walk of an exploration in metres. */
export const WALK_METRES_MAX = 200_000;
/** Longest duration of an exploration in minutes: one week. */
export const DURATION_MINUTES_MAX = 10_080;
/** The sum of an exploration's points is stored as a signed 32-bit integer. */
export const POINTS_TO_EARN_MAX = 2 ** 31 - 1;

/** Number of pois and tasks of an exploration, and the sum of all tasks' points (the points to earn). */
export interface ExplorationTotals {
  pois: number;
  tasks: number;
  points: number;
}

export function explorationTotals(pois: readonly { tasks: readonly { points: number }[] }[]): ExplorationTotals {
  const tasks = pois.flatMap((poi) => poi.tasks);
  return { pois: pois.length, tasks: tasks.length, points: tasks.reduce((sum, task) => sum + task.points, 0) };
}
