/** Whether all tasks are solved and there is at least one. `solved` exceeds `total` once a solved task is deleted. */
export function isFinished(solved: number, total: number): boolean {
  return total > 0 && solved >= total;
}
