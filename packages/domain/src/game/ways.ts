import type { GatedPoi } from '../exploration/reachable-pois.ts';
import { ANY_OPTION, type Choice } from '../poi/qualifiers.ts';
import { optionIdsOf } from '../tasks/decision/decision.ts';
import type { GameContent, GamePoi } from './game.ts';

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
