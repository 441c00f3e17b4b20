import { INSIGHTS_MIN, type PoiInsights, type TaskInsights } from './summarise.ts';

/** The poi where most participations left; the first of several, undefined if no participation left. */
export function mostLeft(pois: readonly PoiInsights[]): PoiInsights | undefined {
  const [most] = pois.toSorted((a, b) => b.left_here - a.left_here);
  return most && most.left_here > 0 ? most : undefined;
}

/**
 * The task with the smallest share of players who solved it; of several the one with more wrong answers for each
 * player. Undefined if all were solved at the first try, or too few players answered.
 */
export function hardestTask(tasks: readonly TaskInsights[]): TaskInsights | undefined {
  const wrongPerPlayer = ({ tries, solved, tried }: TaskInsights) => (tries - solved) / tried;
  const [hardest] = tasks
    .filter(({ tried, tries, solved }) => tried >= INSIGHTS_MIN && tries > solved)
    .toSorted((a, b) => a.solved / a.tried - b.solved / b.tried || wrongPerPlayer(b) - wrongPerPlayer(a));
  return hardest;
}
