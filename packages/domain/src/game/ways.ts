import { type Choices, hasWays, isInOrder, simulateWays, waysLeft } from '../exploration/choices.ts';
import { type GatedPoi, simulateReach } from '../exploration/reachable-pois.ts';
import { ANY_OPTION, type Choice, type Condition, isChosen } from '../poi/qualifiers.ts';
import { optionIdsOf } from '../tasks/decision/decision.ts';
import { byChoices, chosenAt } from './choices-made.ts';
import type { Game, GameContent, GamePoi } from './game.ts';
import type { Progress } from './progress.ts';

/** What the choices of a participation have left of a run. */
export interface OpenWays {
  /** The most points that one of the ways brings, and the most tasks that it has. */
  points: number;
  tasks: number;
  /** Pois that no way left can open, and that another choice would have opened. */
  closed: ReadonlySet<number>;
}

type SettledGame = Pick<GameContent, 'pois'> & Pick<Game, 'trial'>;

/** The pois of a game with the options of its decisions, as the ways of a run are found by. */
export function gatedPois({ pois }: Pick<GameContent, 'pois'>): GatedPoi[] {
  return pois.map(({ id, prerequisites, unlockMode, after, tasks }: GamePoi) => ({
    id,
    prerequisites,
    unlockMode,
    after,
    tasks: tasks.map(({ id: task, points, taskType, solution }) => {
      const unknown: readonly Choice[] | undefined = taskType === 'decision' ? [ANY_OPTION] : undefined;
      return { id: task, points, options: solution ? optionIdsOf(solution.content) : unknown };
    }),
  }));
}

/**
 * The ways that a participation can still go. Null in a run whose decisions open nothing, and in an unlocked test play.
 * Attempts, hints and points count for nothing here, only what was chosen, and what an organiser has opened.
 */
export function openWays(game: SettledGame, progress: Pick<Progress, 'solved' | 'opened'>): OpenWays | null {
  if (game.trial === 'unlocked' || !hasWays(game.pois)) return null;
  return waysOf(game, progress);
}

/** The progress with the points and tasks of the best way that is still open. */
export function withWay(game: SettledGame, progress: Progress): Progress {
  const ways = openWays(game, progress);
  const { points, tasks } = ways ?? {};
  if (points === progress.way?.points && tasks === progress.way?.tasks) return progress;
  return { ...progress, way: ways && { points: ways.points, tasks: ways.tasks } };
}

/** Points and tasks of the best way of a run before any choice; null where its decisions open nothing. */
export function bestWay({ pois }: Pick<GameContent, 'pois'>): OpenWays | null {
  return hasWays(pois) ? waysOf({ pois }, { solved: new Map(), opened: new Map() }) : null;
}

/** Whether no way that is left can fulfil a condition: it names what a choice has ruled out, or pois that are closed. */
export function isRuledOut(
  condition: Condition,
  { game, progress, closed }: { game: Game; progress: Progress; closed: OpenWays['closed'] },
): boolean {
  const isClosed = (task: number) => closed.has(game.taskById.get(task)?.poi.id ?? Number.NaN);
  switch (condition.unlock_type) {
    case 'decision': {
      const choice = chosenAt(progress, condition.task);
      return choice === undefined ? isClosed(condition.task) : !isChosen(condition, choice);
    }
    case 'poi_list':
      return condition.pois.filter((poi) => progress.done.has(poi) || !closed.has(poi)).length < condition.value;
    case 'task_list':
      return condition.tasks.filter((task) => progress.solved.has(task) || !isClosed(task)).length < condition.value;
  }
}

const waysOf = byChoices(findWays);

function findWays(game: readonly GamePoi[], made: Choices): OpenWays {
  const pois = gatedPois({ pois: game });
  const never = new Set(neverOpen(pois));
  let [points, tasks] = [0, 0];
  let closed = pois;
  for (const { reach } of waysLeft(pois, made)) {
    const closedHere = new Set(reach.unreachable.filter((poi) => !never.has(poi)));
    const left = pois.filter((poi) => !closedHere.has(poi)).flatMap((poi) => poi.tasks);
    points = Math.max(
      points,
      left.reduce((sum, task) => sum + task.points, 0),
    );
    tasks = Math.max(tasks, left.length);
    closed = closed.filter((poi) => closedHere.has(poi));
  }
  return { points, tasks, closed: new Set(closed.map(({ id }) => id)) };
}

/** A player who may take all options at once opens the most, but where an order passes over what a choice closes. */
function neverOpen(pois: readonly GatedPoi[]): readonly GatedPoi[] {
  const { unreachable } = simulateReach(pois);
  if (unreachable.length === 0 || !isInOrder(pois)) return unreachable;
  const never = simulateWays(pois).unreachable;
  return unreachable.filter((poi) => never.includes(poi));
}
