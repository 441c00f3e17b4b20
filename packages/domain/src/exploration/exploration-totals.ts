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
