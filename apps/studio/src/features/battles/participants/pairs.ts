import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';

interface Named {
  id: number;
  name: string;
}

/** A team and the run it is to play, not saved yet. */
export interface Pair {
  exploration: Named;
  team: Named;
  /** Why the last attempt to save it failed. */
  refused?: 'taken' | 'gone';
}

/** Refusals that are about one pair only: the other pairs may still be saved. */
const REFUSED: Partial<Record<FailureCode, 'taken' | 'gone'>> = {
  team_already_participates: 'taken',
  not_found: 'gone',
};

/**
 * Adds pairs to a battle, one after the other.
 * @returns the pairs that could not be added; `reason` for a failure that is not about a pair: the later pairs were not tried
 */
export async function addPairs(battleId: number, pairs: readonly Pair[]): Promise<{ left: Pair[]; reason?: unknown }> {
  const left: Pair[] = [];
  for (const [index, { exploration, team }] of pairs.entries()) {
    try {
      await accountCall(routes.managedBattles.addParticipant, {
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

/** The pairs that are not in a battle yet. One may be in it already: added in another tab, or saved while the response got lost. */
export function notIn(participants: readonly ManagedParticipant[], pairs: readonly Pair[]): Pair[] {
  const explorationOf = new Map(participants.map(({ team, exploration }) => [team.id, exploration.id]));
  return pairs.filter(({ team, exploration }) => explorationOf.get(team.id) !== exploration.id);
}
