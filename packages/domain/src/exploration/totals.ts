/** What a run holds: how many spots and quests, and the points of all quests together (the points to earn). */
export interface Totals {
  pois: number;
  tasks: number;
  points: number;
}

/** Sums up a run. Points are the right side of the points bar (specification 1, part 9). */
export function totalsOf(pois: readonly { tasks: readonly { points: number }[] }[]): Totals {
  const tasks = pois.flatMap((poi) => poi.tasks);
  return { pois: pois.length, tasks: tasks.length, points: tasks.reduce((sum, task) => sum + task.points, 0) };
}
