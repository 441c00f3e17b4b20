import { call } from '@puzzle-runs/web/api.ts';
import { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';

interface Named {
  id: number;
  name: string;
}

/** A team and the run it is to play, not saved yet. */
export interface Pair {
  exploration: Named;
  team: Named;
}

/**
 * Adds pairs to a battle, one after the other.
 * @returns those that could not be added, and why; a team that is there already counts as added
 */
export async function addPairs(battleId: number, pairs: readonly Pair[]): Promise<{ left: Pair[]; reason?: unknown }> {
  for (const [index, { exploration, team }] of pairs.entries()) {
    try {
      await call(routes.managedBattles.addParticipant, {
        headers: session.accountHeaders(),
        params: { battle_id: battleId },
        body: { exploration_id: exploration.id, team_id: team.id },
      });
    } catch (reason) {
      const there = reason instanceof ApiProblem && reason.code === 'team_already_participates';
      if (!there) return { left: pairs.slice(index), reason };
    }
  }
  return { left: [] };
}
