import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { Act } from '#shell/form/use-acts.ts';

interface Named {
  id: number;
  name: string;
}

/** A team and the exploration that it will play, not saved yet. */
export interface Pair {
  exploration: Named;
  team: Named;
  /** Why the last attempt to save this pair failed. */
  refused?: 'taken' | 'gone';
}

/** Failures that concern one pair only; the other pairs can still be saved. */
const REFUSED: Partial<Record<FailureCode, 'taken' | 'gone'>> = {
  team_already_participates: 'taken',
  not_found: 'gone',
};

/**
 * Adds pairs to a battle, one after the other.
 * @returns `left`: the pairs that were not added. `reason`: a failure that concerns more than one pair; later pairs
 * were not tried.
 */
export async function addPairs(
  battleId: number,
  pairs: readonly Pair[],
  act: Act,
): Promise<{ left: Pair[]; reason?: unknown }> {
  const left: Pair[] = [];
  for (const [index, { exploration, team }] of pairs.entries()) {
    try {
      await act(routes.managedBattles.addParticipant, {
        params: { battle_id: battleId },
        body: { exploration_id: exploration.id, team_id: team.id },
      });
    } catch (reason) {
      const refused = REFUSED[failureCodeOf(reason)];
      if (!refused) return { left: [...left, ...pairs.slice(index)], reason };
      left.push({ exploration, team, refused });
    }
  }
  return { left };
}

/**
 * Pairs that do not participate yet. A pair may already participate: added in another tab, or saved although the
 * response got lost.
 */
export function notIn(participants: readonly ManagedParticipant[], pairs: readonly Pair[]): Pair[] {
  const explorationOf = new Map(participants.map(({ team, exploration }) => [team.id, exploration.id]));
  return pairs.filter(({ team, exploration }) => explorationOf.get(team.id) !== exploration.id);
}
