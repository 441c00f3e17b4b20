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
 * Begins a test of a run and answers the claims of its run token. It is nobody's progress: no member belongs to it, it is on no list,
 * and whatever counts participations leaves it out (`participations.trial`). Each test begins anew.
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
