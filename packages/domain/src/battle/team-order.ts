import { type GameContent, type GamePoi, indexContent } from '../game/game.ts';
import { ANY_OPTION, isUnlocked, type ReachedProgress } from '../poi/qualifiers.ts';

/** In which order the teams of a battle walk: all as written, each from another poi on, or each in its own order. */
export const TEAM_ORDERS = ['as_written', 'rotated', 'random'] as const;
export type TeamOrder = (typeof TEAM_ORDERS)[number];

export interface TeamOrderRule {
  order: TeamOrder;
  /** Whether the first and the last poi keep their place for every team. */
  fixedFirst: boolean;
  fixedLast: boolean;
}

interface OrderedTeam {
  /** From 0, among the teams that play the same run. */
  number: number;
  shuffle<T>(items: readonly T[]): readonly T[];
}

/**
 * The order of the ids of a run's pois for a team; null for the order in which they are written. Team 0 begins with the
 * first poi, team 1 with the second; the team after the last poi begins with the first one again.
 */
export function orderForTeam(
  pois: readonly number[],
  { order, fixedFirst, fixedLast }: TeamOrderRule,
  { number, shuffle }: OrderedTeam,
): readonly number[] | null {
  if (order === 'as_written') return null;
  const [from, to] = [fixedFirst ? 1 : 0, pois.length - (fixedLast ? 1 : 0)];
  const free = pois.slice(from, to);
  if (free.length < 2) return null;
  const turned = order === 'random' ? shuffle(free) : rotate(free, number);
  return [...pois.slice(0, from), ...turned, ...pois.slice(to)];
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * The content in the order of a team. A poi that is newer than the order follows the one before it in the run. The
 * conditions of pois win over the order: none comes before one that it waits for.
 */
export function inTeamOrder(content: GameContent, order: readonly number[] | null): GameContent {
  return order === null ? content : indexContent(conditionsFirst(sortByOrder(content, order)), content);
}

function sortByOrder({ pois, poiById }: GameContent, order: readonly number[]): GamePoi[] {
  const ids = order.filter((id) => poiById.has(id));
  const ordered = new Set(ids);
  for (const [index, { id }] of pois.entries())
    if (!ordered.has(id)) ids.splice(ids.indexOf(pois[index - 1]?.id ?? 0) + 1, 0, id);
  return ids.map((id) => poiById.get(id) as GamePoi);
}

/** Takes the first poi again and again that opens for a player who has solved all before; what never opens is last. */
function conditionsFirst(pois: readonly GamePoi[]): GamePoi[] {
  const sorted: GamePoi[] = [];
  const left = pois.map((poi) => ({ ...poi, after: [] })); // else the order as written would be a condition
  while (left.length > 0) {
    const reached = reachedWith(sorted);
    const next = left.findIndex((poi) => isUnlocked(poi, reached));
    if (next === -1) return [...sorted, ...left];
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}

function reachedWith(pois: readonly GamePoi[]): ReachedProgress {
  const tasks = pois.flatMap((poi) => poi.tasks);
  const solved = new Set(tasks.map(({ id }) => id));
  return {
    highestNetPoints: tasks.reduce((sum, { points }) => sum + points, 0),
    minutes: Number.POSITIVE_INFINITY,
    solvedTasks: tasks.length,
    done: new Set(pois.map(({ id }) => id)),
    solved,
    chosen: (task) => (solved.has(task) ? ANY_OPTION : undefined),
    closed: new Set(),
  };
}
