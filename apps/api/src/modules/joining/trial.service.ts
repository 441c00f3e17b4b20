import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Tx } from '#db/store.ts';
import { replaceTrial } from './joining.repository.ts';
import { claimsOf } from './joining.service.ts';

interface Trial {
  /** A run of the one who tests it, draft or not. */
  exploration: { id: number; code: string | null };
  userId: number;
  /** Every spot is open. */
  unlocked: boolean;
  device: string;
  at: Date;
}

/**
 * Starts a trial of an exploration and returns the claims of its run token. Trials have no members, appear in no list and do not count as
 * participations (`participations.trial`). Each trial starts from the beginning.
 */
export async function createTrial(
  tx: Tx,
  { exploration, userId, unlocked, device, at }: Trial,
): Promise<RunTokenClaims> {
  const participationId = await replaceTrial(tx, {
    explorationId: exploration.id,
    progressorId: String(userId),
    joinedAt: at,
    trial: unlocked ? 'unlocked' : 'locked',
  });
  const user = { user_type: 'user', user_id: String(userId) } as const;
  return claimsOf({ exploration, battle: null, team: null }, { participationId, device, user });
}
