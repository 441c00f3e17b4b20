/** Whether a run is played to its end: it has quests, and all are solved. Quests deleted since leave more solved than there are. */
export function isFinished(solved: number, total: number): boolean {
  return total > 0 && solved >= total;
}
