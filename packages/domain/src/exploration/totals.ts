/** Number of pois and tasks of an exploration, and the sum of all tasks' points (the points to earn). */
export interface Totals {
  pois: number;
  tasks: number;
  points: number;
}

export function totalsOf(pois: readonly { tasks: readonly { points: number }[] }[]): Totals {
  const tasks = pois.flatMap((poi) => poi.tasks);
  return { pois: pois.length, tasks: tasks.length, points: tasks.reduce((sum, task) => sum + task.points, 0) };
}
