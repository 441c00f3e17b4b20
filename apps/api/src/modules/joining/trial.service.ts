import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Tx } from '#db/store.ts';
import { replaceTrial } from './joining.repository.ts';
import { toRunTokenClaims } from './joining.service.ts';

interface Trial {
  /** An exploration of the tester, draft or published. */
  exploration: { id: number; code: string | null };
  userId: number;
  /** Opens all pois, whatever their prerequisites. */
  unlocked: boolean;
  device: string;
  at: Date;
}

/**
 * Starts a trial of an exploration and returns the claims of its run token. Trials have no members, appear in no list
 * and do not count as participations (`participations.trial`). Each trial starts from the beginning.
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
  return toRunTokenClaims({ exploration, battle: null, team: null }, { participationId, device, user });
}
