/**
 * Distributes teams among runs: each plays the run with the fewest teams; of several, the one listed first.
 * @param counts teams that play each run already
 * @returns the run of each team
 */
export function distributeTeams(teams: number, runs: readonly number[], counts: ReadonlyMap<number, number>): number[] {
  const left = runs.map((id) => ({ id, teams: counts.get(id) ?? 0 }));
  return Array.from({ length: left.length === 0 ? 0 : teams }, () => {
    const fewest = left.reduce((best, run) => (run.teams < best.teams ? run : best));
    fewest.teams += 1;
    return fewest.id;
  });
}
